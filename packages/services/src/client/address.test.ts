import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { configure } from "../configuration/index.js";
import {
  geolocationLookup,
  identityLogout,
  playbackVideo,
  verifySubscription,
  watchVideo,
} from "../contract/index.js";
import { getAddress } from "./address.js";

beforeEach(() => {
  vi.stubGlobal("location", new URL("https://quire.test/subscriber-registration?emailAddress=eA%3D%3D"));
});

afterEach(() => {
  vi.unstubAllGlobals();
  configure({ api: "/api/", geolocation: null });
});

it("names the exact setting of a missing service address", async () => {
  await expect(getAddress(playbackVideo, { account: "1", id: "2" }, {})).rejects.toMatchObject({
    code: "configuration/invalid",
    message: expect.stringContaining('Set "video.playback.base" to the address of that service.'),
  });
});

describe("a country lookup's address", () => {
  it("is the configured address with the referrer as a query parameter", async () => {
    configure({ geolocation: "https://geo.example/lookup" });
    expect(await getAddress(geolocationLookup, undefined, { referrer: "https://quire.test/a b" })).toBe(
      "https://geo.example/lookup?referrer=https%3A%2F%2Fquire.test%2Fa+b",
    );
  });

  it("throws when it is not configured", async () => {
    await expect(getAddress(geolocationLookup, undefined, {})).rejects.toMatchObject({
      code: "configuration/invalid",
      message: expect.stringContaining('"geolocation" is null'),
    });
    await expect(getAddress(identityLogout, undefined, undefined)).rejects.toMatchObject({
      code: "configuration/invalid",
    });
  });
});

describe("a parameter in a path", () => {
  const watchAt = async (id: string) => getAddress(watchVideo, { id }, undefined);

  it.each([
    ["7003", "/api/video/7003/watch"],
    ["../user", "/api/video/..%2Fuser/watch"],
    ["a?b#c", "/api/video/a%3Fb%23c/watch"],
    ["...", "/api/video/.../watch"],
    ["%2e%2e", "/api/video/%252e%252e/watch"],
  ])("is one encoded segment: %s", async (id, address) => {
    expect(await watchAt(id)).toBe(address);
    expect(new URL(address, "https://quire.test").pathname).toBe(address);
  });

  it.each([".", ".."])("is refused when it would leave the path: %s", async (id) => {
    await expect(watchAt(id)).rejects.toMatchObject({ code: "request/body" });
  });
});

describe("a supplied address (POST to a supplied URL)", () => {
  const suppliedAs = (url: unknown) => getAddress(verifySubscription, { url }, undefined);

  it.each([
    ["/api/user/subscription/verify", "https://quire.test/api/user/subscription/verify"],
    ["https://quire.test/verify?site=us", "https://quire.test/verify?site=us"],
    ["https://api.quire.test/v2/verify/", "https://api.quire.test/v2/verify/"],
  ])("is used unchanged on the page's own origin or a configured one: %s", async (url, fullAddress) => {
    configure({ api: "https://api.quire.test/v2/" });
    expect(await suppliedAs(url)).toBe(fullAddress);
  });

  it.each([
    "https://evil.test/verify",
    "//evil.test/verify",
    "/\\evil.test/verify",
    "http://quire.test/verify",
    "https://quire.test:444/verify",
    "https://quire.test.evil.test/verify",
    "https://quire.test@evil.test/",
    "https://reader:secret@quire.test/",
    "javascript:alert(1)",
    "data:application/json,{}",
    "blob:https://quire.test/8f3e",
    "https://",
    "",
    undefined,
    null,
    {},
  ])("is refused before a password is sent: %j", async (url) => {
    await expect(suppliedAs(url)).rejects.toMatchObject({ code: "request/body" });
  });
});
