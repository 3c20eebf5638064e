import { expectAfter, holdTime } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import { CurrentUserSchema } from "@quire/services/contract";
import { refreshSession, sessionStore } from "@quire/services/session";
import { getWatchCode } from "@quire/services/video";
import type { FakeBackendOptions } from "@quire/testing";
import { parse } from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { balance, openVideos } from "../../test/videos.js";
import "../define/video-access.js";

const CHALLENGE = "c".repeat(43);
const SUBSCRIBER: FakeBackendOptions = { user: { tier: "subscribers" } };

let service: ReturnType<typeof openVideos> | undefined;
const received: unknown[] = [];
const record = ({ data }: MessageEvent<unknown>) => void received.push(data);

beforeEach(() => {
  newPage();
  received.length = 0;
  addEventListener("message", record);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
  removeEventListener("message", record);
  openedBy(null);
  service?.close();
  vi.restoreAllMocks();
});

const openedBy = (opener: Window | null) =>
  Object.defineProperty(window, "opener", { value: opener, configurable: true });
const reads = (status: "anonymous" | "known") =>
  sessionStore().setState(
    status === "known" ? { status, user: parse(CurrentUserSchema, { id: "7" }) } : { status },
    true,
  );

function insert(options: FakeBackendOptions = SUBSCRIBER): HTMLElement {
  service = openVideos({ videos: [balance()], ...options });
  const host = document.createElement("quire-video-access");
  for (const [name, value] of Object.entries({
    "video-id": "7003",
    challenge: CHALLENGE,
    "video-href": "/v",
  }))
    host.setAttribute(name, value);
  document.body.append(host);
  return host;
}

const words = (host: HTMLElement) => host.shadowRoot?.querySelector("[part=words]")?.textContent;
const actions = (host: HTMLElement) =>
  [...(host.shadowRoot?.querySelectorAll("[part=action]") ?? [])].map(({ textContent }) => textContent);

/** Adds a sandboxed frame. Its page has an opaque origin, like a page of a stranger. */
async function strangersFrame(): Promise<Window> {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  document.body.append(frame);
  if (!frame.contentWindow) throw new Error("There is no frame.");
  return frame.contentWindow;
}

describe("the sign-in window of an embedded video (content-6.16)", () => {
  it("offers a guest sign-in and subscription, and sends no request", () => {
    openedBy(window);
    reads("anonymous");
    const host = insert();
    expect(actions(host)).toEqual(["Sign in", "Subscribe"]);
    expect(host.shadowRoot?.querySelector("[data-quire-open=auth-modal]")).not.toBeNull();
    expect(service?.asked()).toEqual([]);
  });

  it("sends its opener a code once the current user is known", async () => {
    openedBy(window);
    reads("anonymous");
    insert();
    reads("known");
    await expect.poll(() => received).not.toHaveLength(0);
    const [code] = service?.backend.state.watchCodes ?? [];
    expect(code).toHaveLength(43);
    expect(received).toEqual([
      { source: "quire", version: 1, type: "watch-code", challenge: CHALLENGE, code },
    ]);
    expect(service?.asked()).toEqual(["POST /api/video/7003/code"]);
  });

  it("tells a user without a subscription that the video is for subscribers, and sends no code", async () => {
    openedBy(window);
    reads("known");
    const host = insert({ user: {} });
    await expect.poll(() => words(host)).toBe("This video is for subscribers.");
    expect([actions(host), received]).toEqual([["Subscribe"], []]);
  });

  it("links to the video if it has no opener", () => {
    reads("known");
    const host = insert();
    expect([actions(host), service?.asked()]).toEqual([["Watch it here"], []]);
    expect(host.shadowRoot?.querySelector("a")?.getAttribute("href")).toBe("/v");
  });

  it("sends no code to an opener of another origin, and links to the video instead (robustness-6)", async () => {
    const frame = await strangersFrame();
    const stolen: unknown[] = [];
    addEventListener("message", ({ source, data }) => source === frame && stolen.push(data));
    openedBy(frame);
    reads("known");
    holdTime();
    const host = insert();
    while (service?.backend.state.watchCodes.size === 0) await new Promise(requestAnimationFrame);
    await expectAfter(10_000, () => actions(host).includes("Watch it here"));
    expect(stolen).toEqual([]);
  });

  it("offers sign-in again when the session ends during the request, and ignores the late response", async () => {
    openedBy(window);
    reads("known");
    const held = Promise.withResolvers<void>();
    // The backend's session has ended already.
    const host = insert({ faults: [{ call: "issueWatchCode", until: held.promise }] });
    await expect.poll(() => service?.asked()).toEqual(["POST /api/video/7003/code"]);
    await refreshSession();
    held.resolve();
    // Responses arrive in the order of their requests.
    expect(await getWatchCode("7003", CHALLENGE)).toBeUndefined();
    expect(actions(host)).toEqual(["Sign in", "Subscribe"]);
  });

  it("offers a retry when the request for the code fails", async () => {
    openedBy(window);
    reads("known");
    const host = insert();
    const mend = service?.backend.fault({ call: "issueWatchCode", status: 501, body: {}, times: Infinity });
    await expect.poll(() => actions(host)).toEqual(["Try again"]);
    mend?.();
    host.shadowRoot?.querySelector("button")?.click();
    await expect.poll(() => received.length).toBeGreaterThan(0);
  });

  it("shows an error when the current user cannot be loaded, and a retry loads the user (beyond-122)", async () => {
    openedBy(window);
    const host = insert({});
    const mend = service?.backend.fault({
      path: "/api/user/profile",
      status: 403,
      body: {},
      times: Infinity,
    });
    expect(actions(host)).toEqual([]);
    await expect.poll(() => [host.dataset.state, actions(host)]).toEqual(["error", ["Try again"]]);
    mend?.();
    const button = host.shadowRoot?.querySelector("button");
    button?.focus();
    button?.click();
    // The text has the focus during the retry. The next action then receives it.
    const focused = () => host.shadowRoot?.activeElement?.textContent;
    expect(focused()).toBe(words(host));
    await expect.poll(() => actions(host)).toEqual(["Sign in", "Subscribe"]);
    expect(focused()).toBe("Sign in");
  });
});
