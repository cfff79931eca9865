import { expect, test } from "vitest";
import { isLoopback } from "../src/lib/loopback";

test.each(["localhost", "127.0.0.1", "127.0.1.1", "[::1]"])("%s is this device alone", (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each(["192.168.1.20", "mewseum.example", "localhost.example", "10.127.0.0"])("%s can be reached by others", (host) => {
  expect(isLoopback(host)).toBe(false);
});
