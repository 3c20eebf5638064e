import { ownAddress, safeHref } from "@quire/core";
import { openGate } from "@quire/core/bridge";
import { makeElement } from "@quire/element";
import { rightByCode } from "@quire/services/video";
import { fromWindow } from "../../messages.js";
import { text } from "./text.js";

interface Apart {
  readonly id: string;
  /** The site's page for it; the video's id is put behind. */
  readonly href: string;
  readonly signal: AbortSignal;
  /** Tells the reader how it stands. @param more next steps beside those that are there */
  readonly say: (words: string, ...more: HTMLElement[]) => void;
}

/** Milliseconds between two looks whether the window is still there: nothing tells of its end. */
const LOOK_EVERY = 400;

/**
 * Lets the reader sign in in a window of the site's own, for in a frame on another site the browser keeps the site's
 * cookies away (content-6.16). This side keeps a secret and shows the window its hash alone, so the code that comes
 * back is of no use to anybody else.
 * @param opened the window, empty, as the press has opened it; `null` where the browser has not
 * @returns a right to watch; `undefined` where there is none, and the reader has been told why
 * @throws RequestError where nobody can say
 */
export async function signInApart(opened: Window | null, apart: Apart): Promise<string | undefined> {
  const { id, signal, say } = apart;
  const site = location.host;
  if (!opened) {
    say(text("blocked", { site }), watchThere(apart));
    return undefined;
  }
  say(text("waiting"));
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const challenge = base64url(
    new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))),
  );
  opened.location.replace(`${pageOf(apart)}?challenge=${challenge}`);
  const code = await codeFrom(opened, challenge, signal);
  opened.close();
  if (signal.aborted) return undefined;
  const token = code && (await rightByCode(id, { code, verifier }, signal));
  if (!token && !signal.aborted) say(text(code ? "refused" : "closed"));
  return token;
}

function pageOf({ href, id }: Apart): string {
  return ownAddress(`${safeHref(href) ?? "/video/access"}/${encodeURIComponent(id)}`);
}

/** Without a challenge the site's page leads on to the video. */
function watchThere(apart: Apart): HTMLElement {
  const words = text("watchThere", { site: location.host });
  return makeElement("a", { part: "action", class: "more", href: pageOf(apart), target: "_blank" }, words);
}

function base64url(bytes: Uint8Array): string {
  const written = btoa(String.fromCharCode(...bytes));
  return written.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** From that window alone, and while it shows a page of this very site; `undefined` where it is closed before. */
function codeFrom(opened: Window, challenge: string, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const settle = (code?: string) => {
      over.abort();
      clearInterval(timer);
      resolve(code);
    };
    const timer = setInterval(() => {
      if (opened.closed) settle();
    }, LOOK_EVERY);
    openGate({
      schemas: fromWindow,
      handlers: {
        "watch-code": (message) => {
          if (message.challenge === challenge) settle(message.code);
        },
      },
      source: () => opened,
      signal: over.signal,
    });
    signal.addEventListener("abort", () => settle(), { once: true });
  });
}
