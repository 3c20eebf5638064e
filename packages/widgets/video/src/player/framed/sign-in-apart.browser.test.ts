import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Answers, FakeVideos } from "../../../test/fake-videos.js";
import { signInApart } from "./sign-in-apart.js";

/** Appended text ends up in the query, so that the address is still a file. */
const ANSWERS = `${new URL("../../../test/answering-window.html", import.meta.url).href}?`;

let close = () => {};
let fake: FakeVideos;
let over: AbortController;

beforeEach(() => {
  newPage();
  over = new AbortController();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  over.abort();
  document.body.replaceChildren();
  close();
  vi.restoreAllMocks();
});

function begin(opened: Window | null, answers: Answers, href = ANSWERS) {
  fake = new FakeVideos([], answers);
  close = fake.open();
  const said: string[] = [];
  const more: HTMLElement[] = [];
  const say = (words: string, ...steps: HTMLElement[]) => {
    said.push(words);
    more.push(...steps);
  };
  return { said, more, token: signInApart(opened, { id: "7003", href, signal: over.signal, say }) };
}

/** In place of a window: its parent is who hears it. */
function windowLike(): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  return frame;
}

const RIGHT = { "/token": () => Response.json({ token: "a-right" }) };

describe("signing in apart from a frame (content-6.16)", () => {
  it("changes the window's code for a right to watch, with what the window has seen the hash of alone", async () => {
    const frame = windowLike();
    const sent = vi.spyOn(globalThis, "Request");
    const { token, said } = begin(frame.contentWindow, RIGHT);
    expect(await token).toBe("a-right");
    expect(said).toEqual(["Sign in in the window that has opened. The video then goes on here."]);
    const [, init] = sent.mock.calls.at(-1) ?? [];
    const { code, verifier } = JSON.parse(String(init?.body));
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
    const written = btoa(String.fromCharCode(...new Uint8Array(hash)));
    const shown = frame.contentWindow?.location.href.split("challenge=")[1];
    expect([code, shown]).toEqual([
      "k".repeat(43),
      written.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""),
    ]);
  });

  it("says that a code holds no longer", async () => {
    const { token, said } = begin(windowLike().contentWindow, {
      "/token": () => Response.json({}, { status: 403 }),
    });
    expect(await token).toBeUndefined();
    expect(said.at(-1)).toBe("What the window has brought holds no longer. Please sign in once more.");
  });

  it("hears no other window of the site, though it knows the question (robustness-2)", async () => {
    const frame = windowLike();
    const { token } = begin(frame.contentWindow, RIGHT, "/nothing-that-answers");
    const search = () => {
      try {
        return frame.contentWindow?.location.search ?? "";
      } catch {
        return "";
      }
    };
    await expect.poll(search).toContain("challenge=");
    const challenge = search().split("challenge=")[1];
    window.postMessage(
      { source: "quire", version: 1, type: "watch-code", challenge, code: "forged" },
      location.origin,
    );
    await new Promise((resolve) => {
      addEventListener("message", resolve, { once: true });
      window.postMessage("last", location.origin);
    });
    frame.remove();
    expect(await token).toBeUndefined();
    expect(fake.asked).toEqual([]);
  });

  it("says that the window was closed", async () => {
    const frame = windowLike();
    const { token, said } = begin(frame.contentWindow, RIGHT, "/nothing-that-answers");
    frame.remove();
    expect(await token).toBeUndefined();
    expect(said.at(-1)).toBe("The window was closed before you had signed in.");
  });

  it("leads to the site where the browser has opened no window", async () => {
    const { token, said, more } = begin(null, RIGHT, "/video/access");
    expect(await token).toBeUndefined();
    expect(said.at(-1)).toContain("Your browser did not open the window");
    expect(more.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      [`Watch on ${location.host}`, "/video/access/7003"],
    ]);
  });
});
