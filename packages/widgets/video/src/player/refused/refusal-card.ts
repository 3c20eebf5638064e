import { isPlainClick, report, safeHref } from "@quire/core";
import { makeElement } from "@quire/element";
import { sessionStore } from "@quire/services/session";
import { signInToWatch, type VideoProblem, videoProblem } from "@quire/services/video";
import type { PlayerOptions } from "../player-options.js";
import { problemCard } from "../problem-card.js";
import type { Rights } from "../subscribers/subscribers.js";
import { text } from "./text.js";

/** The problems that a retry cannot solve. */
export type RefusalReason = Exclude<VideoProblem, "offline" | "down" | "broken">;

export interface Refusal {
  readonly problem: RefusalReason;
  readonly id: string;
  readonly rights: Rights;
  readonly hrefs: Pick<PlayerOptions, "videosHref" | "subscribeHref" | "accessHref"> | undefined;
  readonly stage: {
    /** Ends what is under way. @returns the signal of what begins */
    begin(): AbortSignal;
    start(): Promise<void>;
    fail(problem: VideoProblem): void;
  };
}

export const stateOf = (problem: RefusalReason) =>
  problem === "misconfigured" ? problem : problem === "subscribers" ? "ready" : "error";

/** Why a video may not or cannot be watched; it comes when one is refused, for whoever is refused has a connection. */
export function refusalCard(refusal: Refusal): HTMLElement {
  const { problem, hrefs } = refusal;
  if (problem !== "subscribers")
    return problemCard(text(problem), link("others", hrefs?.videosHref, "/video"));
  const card = problemCard(text(problem), link("subscribe", hrefs?.subscribeHref, "/subscriptions"));
  // For who is known, signing in would change nothing.
  if (sessionStore().getState().status !== "known") addTo(card, signIn(refusal, card));
  return card;
}

function link(
  words: "subscribe" | "others" | "signIn",
  href: string | undefined,
  standard: string,
): HTMLAnchorElement {
  // Out of a frame by a tab of its own: a sandbox that lets windows open keeps it from leading the page around elsewhere.
  const target = isFramed() ? "_blank" : "_self";
  return makeElement("a", { part: "action", href: safeHref(href ?? "") ?? standard, target }, text(words));
}

const isFramed = () => window.parent !== window;

const addTo = (card: HTMLElement, ...steps: readonly HTMLElement[]) =>
  card.querySelector(".actions")?.append(...steps);

function signIn(refusal: Refusal, card: HTMLElement): HTMLElement {
  const { pathname, search } = location;
  const made = link("signIn", `/sign-in?return=${encodeURIComponent(pathname + search)}`, "/sign-in");
  // Without an origin no window could answer, and without a secure page nothing is hashed: the link leads out of it.
  if (isFramed() && (window.origin === "null" || !crypto.subtle)) return made;
  made.addEventListener("click", (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // In a frame of a stranger's page no dialog asks for a password. By the press itself: browsers block what is opened later.
    if (isFramed()) void signInFramed(open("", "_blank", "popup,width=560,height=760"), refusal, card);
    else signInToWatch(refusal.id, { trigger: made, keyboard: event.detail === 0 });
  });
  return made;
}

/** How it stands is said on the card that is there, which keeps the focus and is announced. */
async function signInFramed(opened: Window | null, refusal: Refusal, card: HTMLElement): Promise<void> {
  const { id, rights, stage, hrefs } = refusal;
  const [signal, href] = [stage.begin(), hrefs?.accessHref ?? ""];
  const say = (words: string, ...more: readonly HTMLElement[]) => {
    card.querySelector("[part=problem-text]")?.replaceChildren(words);
    card.querySelector(".more")?.remove();
    addTo(card, ...more);
  };
  try {
    const { signInApart } = await import("../framed/sign-in-apart.js");
    const token = await signInApart(opened, { id, href, signal, say });
    if (!token || signal.aborted) return;
    rights.set(id, token);
    await stage.start();
  } catch (error) {
    opened?.close();
    if (signal.aborted) return;
    report(error);
    stage.fail(videoProblem(error));
  }
}
