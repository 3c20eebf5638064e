import { focusOnce, jsonText, report, safeHref } from "@quire/core";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import { getUser, loadSession, sessionSignal, sessionStore } from "@quire/services/session";
import { text } from "./text.js";

export interface AccessOptions {
  readonly videoId: string;
  readonly challenge: string;
  readonly videoHref: string;
  readonly subscribeHref: string;
}

/** Milliseconds in which a frame that has its code closes the window. */
const CLOSE_TIMEOUT_MS = 10_000;

type Phase = "asking" | "guest" | "subscribers" | "lost" | "down";

/** Gives the frame that has opened this window a watch code, after the user has signed in. */
export class AccessView implements DomView<AccessOptions> {
  readonly #place: DomPlace;
  readonly #words = makeElement("p", { part: "words", role: "status" });
  readonly #actions = makeElement("p", { part: "actions" });
  #options: AccessOptions | undefined;
  #asked = "";
  #phase: Phase = "asking";
  #mountController = new AbortController();

  constructor(place: DomPlace) {
    this.#place = place;
    place.root.append(makeElement("div", { part: "access" }, this.#words, this.#actions));
  }

  set(options: AccessOptions): void {
    this.#options = options;
    const asked = jsonText([options.videoId, options.challenge]);
    if (asked === this.#asked) this.#show(this.#phase);
    else this.#start(asked);
  }

  #start(asked: string): void {
    this.end();
    this.#asked = asked;
    this.#mountController = new AbortController();
    const unsubscribe = sessionStore().subscribe((now, before) => {
      if (now.status !== before.status || getUser(now)?.id !== getUser(before)?.id) this.#begin();
    });
    this.#mountController.signal.addEventListener("abort", unsubscribe, { once: true });
    this.#begin();
  }

  end(): void {
    this.#mountController.abort();
    this.#asked = "";
  }

  #begin(): void {
    const { status } = sessionStore().getState();
    if (status === "known") void this.#sendWatchCode();
    else if (status === "anonymous") this.#show("guest");
    else void this.#findReader();
  }

  async #findReader(): Promise<void> {
    const { signal } = this.#mountController;
    this.#show("asking");
    const { status } = await loadSession();
    if (status === "unknown" && !signal.aborted) this.#show("down");
  }

  async #sendWatchCode(): Promise<void> {
    // A response for one user is not valid for the next.
    const signal = AbortSignal.any([this.#mountController.signal, sessionSignal()]);
    const { videoId = "", challenge = "" } = this.#options ?? {};
    const { opener } = window;
    if (!opener || opener.closed) return this.#show("lost");
    this.#show("asking");
    try {
      const { sendWatchCode } = await import("./send-watch-code.js");
      const mayWatch = await sendWatchCode(opener, { videoId, challenge, signal });
      if (signal.aborted) return;
      if (!mayWatch) return this.#show("subscribers");
      const timer = setTimeout(() => {
        if (this.#phase === "asking") this.#show("lost");
      }, CLOSE_TIMEOUT_MS);
      signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
    } catch (error) {
      if (signal.aborted) return;
      report(error);
      this.#show("down");
    }
  }

  #show(phase: Phase): void {
    this.#phase = phase;
    this.#place.show(phase === "asking" ? "loading" : phase === "down" ? "error" : "ready");
    this.#words.textContent = text(phase);
    const steps = this.#nextSteps(phase);
    const hadFocus = this.#place.root.activeElement !== null;
    this.#actions.replaceChildren(...steps);
    // After a click, the focus waits on the message and moves to the next step.
    if (hadFocus) focusOnce(steps[0] ?? this.#words);
  }

  #nextSteps(phase: Phase): HTMLElement[] {
    const { videoHref = "", subscribeHref = "" } = this.#options ?? {};
    if (phase === "guest") return [signIn(), createLink("subscribe", subscribeHref, "/subscriptions")];
    if (phase === "subscribers") return [createLink("subscribe", subscribeHref, "/subscriptions")];
    if (phase === "lost") return [createLink("watchHere", videoHref, "/video")];
    if (phase === "asking") return [];
    const retry = makeElement("button", { part: "action", type: "button" }, text("retry"));
    retry.addEventListener("click", () => this.#begin());
    return [retry];
  }
}

function createLink(words: "subscribe" | "watchHere", href: string, standard: string): HTMLAnchorElement {
  return makeElement("a", { part: "action", href: safeHref(href) ?? standard }, text(words));
}

function signIn(): HTMLAnchorElement {
  const href = `/sign-in?return=${encodeURIComponent(location.pathname + location.search)}`;
  const trigger = { "data-quire-open": "auth-modal", "data-mode": "sign-in" };
  return makeElement("a", { part: "action", href, ...trigger }, text("signIn"));
}
