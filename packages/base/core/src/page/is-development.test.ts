import { afterEach, expect, it, vi } from "vitest";
import { isDevelopment } from "./is-development.js";

afterEach(() => vi.unstubAllGlobals());

function isOn(hostname: string, search = ""): boolean {
  vi.stubGlobal("location", { hostname, search });
  return isDevelopment();
}

it.each([
  ...[
    "",
    "localhost",
    "www",
    "site.localhost",
    "shop.test",
    "my.shop.local",
    "shop.example",
    "shop.internal",
  ],
  ...["[::1]", "127.0.0.1", "127.10.20.30", "10.0.0.7", "192.168.1.20", "172.16.0.1", "172.31.255.1"],
])("returns true for %j (beyond-238)", (hostname) => {
  expect(isOn(hostname)).toBe(true);
});

it.each([
  ...["www.quire.com", "localhost.quire.com", "test.quire.com", "contest.org", "10.quire.com", "quire.tests"],
  ...["8.8.8.8", "110.0.0.7", "172.15.0.1", "172.32.0.1", "192.169.0.1"],
])("returns false for %j, except with the doctor (beyond-238)", (hostname) => {
  expect(isOn(hostname, "?page=2")).toBe(false);
  expect(isOn(hostname, "?page=2&quire-doctor")).toBe(true);
});
