import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { balance, openVideos } from "../../../test/videos.js";
import { signInApart } from "./sign-in-apart.js";

/** Ends in `?`, so that text appended to it becomes a query and the address is still a file. */
const ANSWERS = `${new URL("../../../test/answering-window.html", import.meta.url).href}?`;

/** The code that the answering window returns. */
const CODE = "k".repeat(43);

let service: ReturnType<typeof openVideos> | undefined;
let over: AbortController;

beforeEach(() => {
  newPage();
  over = new AbortController();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  over.abort();
  document.body.replaceChildren();
  service?.close();
  vi.restoreAllMocks();
});

function begin(opened: Window | null, href = ANSWERS) {
  service = openVideos({ videos: [balance()] });
  service.backend.state.watchCodes.add(CODE);
  const said: string[] = [];
  const more: HTMLElement[] = [];
  const showState = (words: string, ...steps: HTMLElement[]) => {
    said.push(words);
    more.push(...steps);
  };
  return { said, more, token: signInApart(opened, { id: "7003", href, signal: over.signal, showState }) };
}

/** Adds a frame in place of the sign-in window. The frame sends its messages to its parent. */
function windowLike(): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  return frame;
}

describe("sign-in in a window outside the frame (content-6.16)", () => {
  it("exchanges the code for a token with a verifier, and the window sees only the verifier's hash", async () => {
    const frame = windowLike();
    const { token, said } = begin(frame.contentWindow);
    expect(await token).toBe("watch-7003");
    expect(said).toEqual(["Use the new window to sign in. The video will then continue here."]);
    const [sent] = service?.backend.requests("POST", "/api/video/7003/token") ?? [];
    const { code, verifier } = Object(sent?.body);
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
    const written = btoa(String.fromCharCode(...new Uint8Array(hash)));
    const shown = frame.contentWindow?.location.href.split("challenge=")[1];
    expect([code, shown]).toEqual([
      CODE,
      written.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""),
    ]);
  });

  it("reports an expired code", async () => {
    const { token, said } = begin(windowLike().contentWindow);
    service?.backend.state.watchCodes.clear();
    expect(await token).toBeUndefined();
    expect(said.at(-1)).toBe("Your sign-in has expired. Please sign in again.");
  });

  it("ignores another window of the site, even with the correct challenge (robustness-2)", async () => {
    const frame = windowLike();
    const { token } = begin(frame.contentWindow, "/nothing-that-answers");
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
    expect(service?.asked()).toEqual([]);
  });

  it("reports that the user closed the window", async () => {
    const frame = windowLike();
    const { token, said } = begin(frame.contentWindow, "/nothing-that-answers");
    frame.remove();
    expect(await token).toBeUndefined();
    expect(said.at(-1)).toBe("The window closed before you signed in.");
  });

  it("links to the site if the browser blocked the window", async () => {
    const { token, said, more } = begin(null, "/video/access");
    expect(await token).toBeUndefined();
    expect(said.at(-1)).toContain("Your browser blocked the sign-in window");
    expect(more.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      [`Watch on ${location.host}`, "/video/access/7003"],
    ]);
  });
});
