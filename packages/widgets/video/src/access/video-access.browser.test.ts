import { expectAfter, holdTime } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import { CurrentUserSchema } from "@quire/services/contract";
import { refreshSession, sessionStore } from "@quire/services/session";
import { codeToWatch } from "@quire/services/video";
import { parse } from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Answers, FakeVideos } from "../../test/fake-videos.js";
import "../define/video-access.js";

const CHALLENGE = "c".repeat(43);
const CODE = "k".repeat(43);

let close = () => {};
let fake: FakeVideos;
const heard: unknown[] = [];
const hear = ({ data }: MessageEvent<unknown>) => void heard.push(data);

beforeEach(() => {
  newPage();
  heard.length = 0;
  addEventListener("message", hear);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
  removeEventListener("message", hear);
  openedBy(null);
  close();
  vi.restoreAllMocks();
});

const openedBy = (opener: Window | null) =>
  Object.defineProperty(window, "opener", { value: opener, configurable: true });
const reads = (status: "anonymous" | "known") =>
  sessionStore().setState(
    status === "known" ? { status, user: parse(CurrentUserSchema, { id: "7" }) } : { status },
    true,
  );

function insert(answers: Answers = {}): HTMLElement {
  fake = new FakeVideos([], { "/code": () => Response.json({ code: CODE }), ...answers });
  close = fake.open();
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

/** A page of nobody's, as a frame shows it that has been led away. */
async function strangersFrame(): Promise<Window> {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  document.body.append(frame);
  if (!frame.contentWindow) throw new Error("There is no frame.");
  return frame.contentWindow;
}

describe("the window in which a frame's reader signs in (content-6.16)", () => {
  it("shows a guest the ways in, and asks for nothing", () => {
    openedBy(window);
    reads("anonymous");
    const host = insert();
    expect(actions(host)).toEqual(["Sign in", "Subscribe"]);
    expect(host.shadowRoot?.querySelector("[data-quire-open=auth-modal]")).not.toBeNull();
    expect(fake.asked).toEqual([]);
  });

  it("hands the page that has opened it a code, once its reader is known", async () => {
    openedBy(window);
    reads("anonymous");
    insert();
    reads("known");
    const message = { source: "quire", version: 1, type: "watch-code", challenge: CHALLENGE, code: CODE };
    await expect.poll(() => heard).toEqual([message]);
    expect(fake.asked).toEqual(["POST /api/video/7003/code"]);
  });

  it("tells a reader who is no subscriber so, and hands over nothing", async () => {
    openedBy(window);
    reads("known");
    const host = insert({ "/code": () => Response.json({}, { status: 403 }) });
    await expect.poll(() => words(host)).toBe("This video is for subscribers.");
    expect([actions(host), heard]).toEqual([["Subscribe"], []]);
  });

  it("leads to the video where nobody has opened it", () => {
    reads("known");
    const host = insert();
    expect([actions(host), fake.asked]).toEqual([["Watch it here"], []]);
    expect(host.shadowRoot?.querySelector("a")?.getAttribute("href")).toBe("/v");
  });

  it("hands a frame that shows somebody else's page nothing, and says that nobody waits (robustness-6)", async () => {
    const frame = await strangersFrame();
    const stolen: unknown[] = [];
    addEventListener("message", ({ source, data }) => source === frame && stolen.push(data));
    openedBy(frame);
    reads("known");
    const answered = vi.fn(() => Response.json({ code: CODE }));
    holdTime();
    const host = insert({ "/code": answered });
    while (answered.mock.calls.length === 0) await new Promise(requestAnimationFrame);
    await expectAfter(10_000, () => actions(host).includes("Watch it here"));
    expect(stolen).toEqual([]);
  });

  it("a reader whose session ends meanwhile can sign in again, whatever is answered to the one before", async () => {
    openedBy(window);
    reads("known");
    const held = Promise.withResolvers<void>();
    const refusal = () => Response.json({}, { status: 403 });
    const host = insert({
      "/code": () => held.promise.then(refusal),
      "/profile": () => Response.json({}, { status: 401 }),
    });
    await expect.poll(() => fake.asked).toEqual(["POST /api/video/7003/code"]);
    await refreshSession();
    held.resolve();
    // Responses arrive in the order of their requests.
    expect(await codeToWatch("7003", CHALLENGE)).toBeUndefined();
    expect(actions(host)).toEqual(["Sign in", "Subscribe"]);
  });

  it("can be tried again where nobody answers", async () => {
    openedBy(window);
    reads("known");
    let isUp = false;
    const host = insert({
      "/code": () => (isUp ? Response.json({ code: CODE }) : Response.json({}, { status: 501 })),
    });
    await expect.poll(() => actions(host)).toEqual(["Try again"]);
    isUp = true;
    host.shadowRoot?.querySelector("button")?.click();
    await expect.poll(() => heard.length).toBeGreaterThan(0);
  });

  it("says that nobody answers where it cannot be found out who reads, and another try finds that out (beyond-122)", async () => {
    openedBy(window);
    let isUp = false;
    const host = insert({ "/profile": () => Response.json({}, { status: isUp ? 401 : 403 }) });
    expect(actions(host)).toEqual([]);
    await expect.poll(() => [host.dataset.state, actions(host)]).toEqual(["error", ["Try again"]]);
    isUp = true;
    const button = host.shadowRoot?.querySelector("button");
    button?.focus();
    button?.click();
    // The focus waits on the words, and goes on to the next step.
    const focused = () => host.shadowRoot?.activeElement?.textContent;
    expect(focused()).toBe(words(host));
    await expect.poll(() => actions(host)).toEqual(["Sign in", "Subscribe"]);
    expect(focused()).toBe("Sign in");
  });
});
