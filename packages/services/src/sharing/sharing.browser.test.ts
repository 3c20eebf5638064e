import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadSession, sessionStore } from "../session/index.js";
import { getListAddress, shareAddress } from "./share-address.js";
import { noteShare, shareByEmail } from "./share-by-email.js";
import { openSharePopup } from "./share-popup.js";
import { getShortAddress } from "./short-address.js";
import { canShareByDevice, shareByDevice } from "./web-share.js";

let requests: { call: string; body: unknown }[] = [];
let answer: () => Response;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

beforeEach(async () => {
  requests = [];
  answer = () => new Response(null, { status: 204 });
  newPage();
  localStorage.clear();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
    const request = new Request(...input);
    if (request.url.endsWith("/user/profile")) return json({}, 401);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    requests.push({ call, body: request.method === "GET" ? undefined : await request.json() });
    return answer();
  });
  await loadSession();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ARTICLE = `${location.origin}/2026/11/strategy`;
const EMAIL = {
  url: "/2026/11/strategy",
  to: ["ada@quire.test", "b@quire.test"],
  from: "c@quire.test",
  message: "Read!",
};

describe("share by email", () => {
  it("sends url, description, provider, sharedWith and from (content-3.10)", async () => {
    await expect(shareByEmail(EMAIL)).resolves.toEqual({ kind: "shared" });
    expect(requests).toEqual([
      {
        call: "POST /api/user/share",
        body: {
          url: ARTICLE,
          description: "Read!",
          provider: "email",
          sharedWith: ["ada@quire.test", "b@quire.test"],
          from: "c@quire.test",
        },
      },
    ]);
  });

  it("sends one request when clicked twice (robustness-40)", async () => {
    await Promise.all([shareByEmail(EMAIL), shareByEmail(EMAIL)]);
    expect(requests).toHaveLength(1);
  });

  it("sends a guest's captcha token, and reports a refused one", async () => {
    answer = () => json({ errors: [{ field: "reCaptchaToken" }] }, 400);
    await expect(shareByEmail({ ...EMAIL, captcha: "token" })).resolves.toEqual({ kind: "captcha" });
    expect(requests[0]?.body).toMatchObject({ reCaptchaToken: "token" });
  });

  it.each([
    ["from", "from"],
    ["sharedWith", "to"],
    ["url", "url"],
  ])("reports that the server refuses %s", async (named, field) => {
    answer = () => json({ errors: [{ field: named }] }, 400);
    await expect(shareByEmail(EMAIL)).resolves.toEqual({ kind: "invalid", field });
  });

  it.each([
    ["asks for the sender", 400, { errors: [{ field: "from" }] }],
    ["asks for a captcha token", 400, { errors: [{ field: "reCaptchaToken" }] }],
    ["answers 401", 401, {}],
  ])("asks a signed-in user to sign in again if the server %s (beyond-119)", async (_, status, body) => {
    answer = () => json(body, status);
    const { from: _from, ...letter } = EMAIL;
    await expect(shareByEmail(letter)).resolves.toEqual({ kind: "sign-in-needed" });
    expect(sessionStore().getState().status).toBe("anonymous");
  });

  it("is sent once when it fails with 500 (robustness-19)", async () => {
    answer = () => json({}, 500);
    await expect(shareByEmail(EMAIL)).resolves.toMatchObject({ kind: "failed", error: { status: 500 } });
    expect(requests).toHaveLength(1);
  });

  it("sends nothing for an unsafe address", async () => {
    await expect(shareByEmail({ ...EMAIL, url: "javascript:alert(1)" })).resolves.toEqual({
      kind: "invalid",
      field: "url",
    });
    expect(requests).toEqual([]);
  });

  it("fires content-action (content-7.28)", async () => {
    const listener = vi.fn();
    document.body.addEventListener("content-action", listener, { once: true });
    await noteShare("Twitter", ARTICLE);
    expect(listener.mock.calls[0]?.[0].detail).toEqual({ action: "share", url: ARTICLE, via: "Twitter" });
    expect(requests[0]?.body).toMatchObject({ provider: "Twitter", sharedWith: [] });
  });
});

describe("the share popup", () => {
  it("is 700x450 (content-2.31)", () => {
    const replace = vi.fn();
    const popup = { closed: false, opener: window, location: { replace } };
    const open = vi.spyOn(window, "open").mockReturnValue(popup as unknown as Window);
    expect(openSharePopup(shareAddress("LinkedIn", { url: ARTICLE }) ?? "")).toBe(true);
    expect(open.mock.calls[0]?.[2]).toMatch(/popup,width=700,height=450/);
    expect(popup.opener).toBeNull();
    expect(replace).toHaveBeenCalledWith(expect.stringContaining("https://www.linkedin.com/"));
  });

  it("returns false if it is blocked (content-2.31)", () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    expect(openSharePopup("https://www.facebook.com/")).toBe(false);
  });
});

describe("a shortened address", () => {
  it("is requested once", async () => {
    answer = () => json({ shortUrl: `${location.origin}/s/abc` });
    const both = await Promise.all([getShortAddress(ARTICLE), getShortAddress("/2026/11/strategy")]);
    expect(both).toEqual([`${location.origin}/s/abc`, `${location.origin}/s/abc`]);
    expect(requests).toEqual([{ call: "POST /api/integration/url/shorten", body: { url: ARTICLE } }]);
  });

  it.each([
    ["fails", () => json({}, 500)],
    ["is not safe", () => json({ shortUrl: "javascript:alert(1)" })],
    ["is missing", () => json({})],
  ])("is the long address when the short one %s", async (_, otherAnswer) => {
    answer = otherAnswer;
    await expect(getShortAddress(ARTICLE)).resolves.toBe(ARTICLE);
  });
});

it("uses the `listurl` as the address of a folder", async () => {
  answer = () => json({ listurl: `${location.origin}/list/x` });
  await expect(getListAddress("strategy")).resolves.toBe(`${location.origin}/list/x`);
  answer = () => json({ listurl: "javascript:alert(1)" });
  await expect(getListAddress("strategy")).resolves.toBeUndefined();
  answer = () => json({}, 404);
  await expect(getListAddress("gone")).resolves.toBeUndefined();
});

describe("Web Share", () => {
  const shared = { url: "/2026/11/strategy", title: "Strategy" };
  const device = (share: () => Promise<void>) => {
    Object.defineProperty(navigator, "canShare", { value: () => true, configurable: true });
    Object.defineProperty(navigator, "share", { value: vi.fn(share), configurable: true });
  };
  afterEach(() => {
    Reflect.deleteProperty(navigator, "canShare");
    Reflect.deleteProperty(navigator, "share");
  });

  it("is used if the device supports it", async () => {
    device(async () => {});
    expect(canShareByDevice(shared)).toBe(true);
    await expect(shareByDevice(shared)).resolves.toBe("shared");
    expect(navigator.share).toHaveBeenCalledWith({ url: ARTICLE, title: "Strategy" });
  });

  it("reports no failure when the user dismisses it", async () => {
    device(() => Promise.reject(new DOMException("No.", "AbortError")));
    await expect(shareByDevice(shared)).resolves.toBe("dismissed");
    device(() => Promise.reject(new DOMException("No.", "NotAllowedError")));
    await expect(shareByDevice(shared)).resolves.toBe("failed");
  });

  it("is not offered if it is missing, or for an unsafe address", () => {
    Object.defineProperty(navigator, "canShare", { value: undefined, configurable: true });
    expect(canShareByDevice(shared)).toBe(false);
    device(async () => {});
    expect(canShareByDevice({ url: "javascript:alert(1)" })).toBe(false);
  });
});
