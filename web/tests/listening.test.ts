// @vitest-environment jsdom
// A connection on which nothing comes is dead, and that is noticed within five seconds; a page that slept is not misled.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { IN_DOUBT, Listening, LOOK, OPENING, PATIENCE } from "../src/lib/listening";

const silence = vi.fn();
const listen = (): Listening => new Listening(silence);

describe("a connection", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    silence.mockReset();
  });

  it("that is silent is dead within five seconds, and that is said once", () => {
    expect(PATIENCE + LOOK).toBeLessThan(5000);
    listen().heard();
    vi.advanceTimersByTime(PATIENCE - LOOK);
    expect(silence).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * LOOK);
    expect(silence).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(silence).toHaveBeenCalledOnce();
  });

  it("on which something comes every other second is alive", () => {
    const listening = listen();
    for (let seconds = 0; seconds < 60; seconds += 2) {
      vi.advanceTimersByTime(2000);
      listening.heard();
    }
    expect(silence).not.toHaveBeenCalled();
  });

  it("has longer while it opens", () => {
    listen();
    vi.advanceTimersByTime(OPENING - LOOK);
    expect(silence).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * LOOK);
    expect(silence).toHaveBeenCalledOnce();
  });

  it("in doubt has time for one more sign of life", () => {
    const listening = listen();
    listening.heard();
    listening.doubt();
    vi.advanceTimersByTime(IN_DOUBT - LOOK);
    listening.heard();
    vi.advanceTimersByTime(IN_DOUBT);
    expect(silence).not.toHaveBeenCalled();
    listening.doubt();
    vi.advanceTimersByTime(IN_DOUBT + LOOK);
    expect(silence).toHaveBeenCalledOnce();
  });

  it("is not judged by how long the page has slept, but soon after", () => {
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const pass = (milliseconds: number, step = LOOK): void => {
      for (let passed = 0; passed < milliseconds; passed += step) {
        now += step;
        vi.advanceTimersByTime(LOOK);
      }
    };
    listen().heard();
    pass(600_000, 60_000); // timers of pages in the background run once a minute
    expect(silence).not.toHaveBeenCalled();
    pass(IN_DOUBT + LOOK);
    expect(silence).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it("that was let go of is not listened to any more", () => {
    listen().stop();
    vi.advanceTimersByTime(60_000);
    expect(silence).not.toHaveBeenCalled();
  });
});
