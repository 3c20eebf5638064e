import { expect, it } from "vitest";
import { isReachable } from "./network.js";

it("reports an address as reachable when it responds, even with an error", async () => {
  expect(await isReachable(location.href)).toBe(true);
  expect(await isReachable(new URL("/there-is-no/such-page.bin", location.href).href)).toBe(true);
});

it("reports an address as unreachable when nothing responds", async () => {
  expect(await isReachable("http://127.0.0.1:9/")).toBe(false);
});

it("reports an address without a server as reachable", async () => {
  expect(await isReachable("mailto:help@example.com")).toBe(true);
});
