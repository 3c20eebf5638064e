import { ownAddress, safeHref } from "@quire/core";
import { openGate } from "@quire/core/bridge";
import { makeElement } from "@quire/element";
import { getPermissionByCode } from "@quire/services/video";
import { fromWindow } from "../../messages.js";
import { text } from "./text.js";

interface SignInApartOptions {
  readonly id: string;
  /** The site's page for the sign-in. The video's id is appended. */
  readonly href: string;
  readonly signal: AbortSignal;
  /** Shows the state to the user. @param more additional actions */
  readonly showState: (words: string, ...more: HTMLElement[]) => void;
}

/** Milliseconds between two checks of the window, whose closing fires no event. */
const CHECK_INTERVAL_MS = 400;

/**
 * Signs the user in in a separate window of the site, because browsers block the site's cookies in frames on other sites
 * (content-6.16). The frame keeps a secret and sends only its hash, so that the returned code is useless to others.
 * @param opened the empty window that the click has opened, or null if the browser has blocked it
 * @returns a token, or undefined without access, after the reason was shown
 * @throws RequestError when a call fails
 */
export async function signInApart(
  opened: Window | null,
  apart: SignInApartOptions,
): Promise<string | undefined> {
  const { id, signal, showState } = apart;
  const site = location.host;
  if (!opened) {
    showState(text("blocked", { site }), watchThere(apart));
    return undefined;
  }
  showState(text("waiting"));
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const challenge = base64url(
    new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))),
  );
  opened.location.replace(`${getPage(apart)}?challenge=${challenge}`);
  const code = await codeFrom(opened, challenge, signal);
  opened.close();
  if (signal.aborted) return undefined;
  const token = code && (await getPermissionByCode(id, { code, verifier }, signal));
  if (!token && !signal.aborted) showState(text(code ? "refused" : "closed"));
  return token;
}

function getPage({ href, id }: SignInApartOptions): string {
  return ownAddress(`${safeHref(href) ?? "/video/access"}/${encodeURIComponent(id)}`);
}

/** Returns a link without a challenge. The site's page then continues to the video. */
function watchThere(apart: SignInApartOptions): HTMLElement {
  const words = text("watchThere", { site: location.host });
  return makeElement("a", { part: "action", class: "more", href: getPage(apart), target: "_blank" }, words);
}

function base64url(bytes: Uint8Array): string {
  const written = btoa(String.fromCharCode(...bytes));
  return written.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * Waits for the viewing code that the opened sign-in window sends. Only messages from pages of this site are accepted.
 * Resolves to undefined when the window closes.
 */
function codeFrom(opened: Window, challenge: string, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const settle = (code?: string) => {
      controller.abort();
      clearInterval(timer);
      resolve(code);
    };
    const timer = setInterval(() => {
      if (opened.closed) settle();
    }, CHECK_INTERVAL_MS);
    openGate({
      schemas: fromWindow,
      handlers: {
        "watch-code": (message) => {
          if (message.challenge === challenge) settle(message.code);
        },
      },
      source: () => opened,
      signal: controller.signal,
    });
    signal.addEventListener("abort", () => settle(), { once: true });
  });
}
