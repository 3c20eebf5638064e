import { isPlainClick, report, safeHref } from "@quire/core";
import { makeElement } from "@quire/element";
import { sessionStore } from "@quire/services/session";
import { signInToWatch, toVideoProblem, type VideoProblem } from "@quire/services/video";
import type { PlayerOptions } from "../player-options.js";
import { createProblemCard } from "../problem-card.js";
import type { ViewingRights } from "../subscribers/subscribers.js";
import { text } from "./text.js";

/** The problems that a retry cannot solve. */
export type RefusalReason = Exclude<VideoProblem, "offline" | "down" | "broken">;

export interface Refusal {
  readonly problem: RefusalReason;
  readonly id: string;
  readonly rights: ViewingRights;
  readonly hrefs: Pick<PlayerOptions, "videosHref" | "subscribeHref" | "accessHref"> | undefined;
  readonly stage: {
    /** Aborts the current work. @returns the signal of the next work */
    begin(): AbortSignal;
    start(): Promise<void>;
    fail(problem: VideoProblem): void;
  };
}

export const stateOf = (problem: RefusalReason) =>
  problem === "misconfigured" ? problem : problem === "subscribers" ? "ready" : "error";

/** Card with the reason of a refused video. Its code loads when needed, because a refusal needs a connection anyway. */
export function refusalCard(refusal: Refusal): HTMLElement {
  const { problem, hrefs } = refusal;
  if (problem !== "subscribers")
    return createProblemCard(text(problem), createLink("others", hrefs?.videosHref, "/video"));
  const card = createProblemCard(
    text(problem),
    createLink("subscribe", hrefs?.subscribeHref, "/subscriptions"),
  );
  // A sign-in changes nothing for a signed-in user.
  if (sessionStore().getState().status !== "known") appendTo(card, signIn(refusal, card));
  return card;
}

function createLink(
  words: "subscribe" | "others" | "signIn",
  href: string | undefined,
  standard: string,
): HTMLAnchorElement {
  // From a frame the link opens a new tab, because sandboxes can forbid navigating the page around it.
  const target = isFramed() ? "_blank" : "_self";
  return makeElement("a", { part: "action", href: safeHref(href ?? "") ?? standard, target }, text(words));
}

const isFramed = () => window.parent !== window;

const appendTo = (card: HTMLElement, ...steps: readonly HTMLElement[]) =>
  card.querySelector(".actions")?.append(...steps);

function signIn(refusal: Refusal, card: HTMLElement): HTMLElement {
  const { pathname, search } = location;
  const made = createLink("signIn", `/sign-in?return=${encodeURIComponent(pathname + search)}`, "/sign-in");
  // An opaque origin receives no message, and an insecure page cannot hash. The link then leads to the site.
  if (isFramed() && (window.origin === "null" || !crypto.subtle)) return made;
  made.addEventListener("click", (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // A frame on a foreign page must not ask for a password. The click opens the window, because browsers block later ones.
    if (isFramed()) void signInFramed(open("", "_blank", "popup,width=560,height=760"), refusal, card);
    else signInToWatch(refusal.id, { trigger: made, keyboard: event.detail === 0 });
  });
  return made;
}

/** Signs in from a frame. The card shows the state, so that it keeps focus and is announced. */
async function signInFramed(opened: Window | null, refusal: Refusal, card: HTMLElement): Promise<void> {
  const { id, rights, stage, hrefs } = refusal;
  const [signal, href] = [stage.begin(), hrefs?.accessHref ?? ""];
  const showState = (words: string, ...more: readonly HTMLElement[]) => {
    card.querySelector("[part=problem-text]")?.replaceChildren(words);
    card.querySelector(".more")?.remove();
    appendTo(card, ...more);
  };
  try {
    const { signInApart } = await import("../framed/sign-in-apart.js");
    const token = await signInApart(opened, { id, href, signal, showState });
    if (!token || signal.aborted) return;
    rights.set(id, token);
    await stage.start();
  } catch (error) {
    opened?.close();
    if (signal.aborted) return;
    report(error);
    stage.fail(toVideoProblem(error));
  }
}
