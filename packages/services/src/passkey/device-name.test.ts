import { expect, it } from "vitest";
import { getDeviceName } from "./device-name.js";

it.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15", "iPhone"],
  ["Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36", "Android"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36", "Mac"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36", "Windows"],
  ["Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36", "Chromebook"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101", "Linux"],
  ["Something else", "Passkey"],
])("default name of a passkey made by %s is %s", (userAgent, name) => {
  expect(getDeviceName(userAgent)).toBe(name);
});
