import { expect, test } from "vitest";
import { sha256 } from "../src/lib/sha256";

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

// FIPS 180-4's own examples.
test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
])("the hash is the one of the standard: %.9s", (text, hash) => expect(sha256(bytes(text))).toBe(hash));

test("the hash of every length is that of the browser's own, where it has one", async () => {
  for (let length = 0; length < 200; length++) {
    const content = Uint8Array.from({ length }, (_, i) => (i * 167 + length) % 256);
    const own = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
    expect(sha256(content)).toBe(Array.from(own, (byte) => byte.toString(16).padStart(2, "0")).join(""));
  }
});
