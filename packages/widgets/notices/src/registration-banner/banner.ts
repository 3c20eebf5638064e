import { emit, messagesReady, ownWindow } from "@quire/core";
import { sessionStore } from "@quire/session-service";
import { panelHider } from "../panel-hider.js";
import type { BannerOptions } from "./banner-options.js";
import { type BannerParts, createBannerParts, sayCreated } from "./banner-parts.js";
import { forgetRegistration, registeredEmail } from "./registered-email.js";
import { hasSitePaywall } from "./site-paywall.js";

/**
 * Confirms a registration until the page is scrolled or the reader closes it; where a site paywall is present, the
 * page then reloads (accounts-2.10). It needs no React.
 */
export class Banner {
  readonly #host: HTMLElement;
  readonly #parts: BannerParts = createBannerParts();
  readonly #hidePanel = panelHider(this.#parts.panel);
  #options: BannerOptions;
  #shown = "";
  /** The address of the page's own that the reader has closed. */
  #closed = "";
  /** While it is shown. */
  #visible: AbortController | undefined;

  constructor(host: HTMLElement, root: ShadowRoot, options: BannerOptions) {
    this.#host = host;
    this.#options = options;
    this.#parts.close.addEventListener("click", () => this.#dismiss("button"));
    root.append(this.#parts.panel);
  }

  set(options: BannerOptions): void {
    this.#options = options;
    this.update();
  }

  /** Shows what is to be confirmed now, or nothing. */
  update(): void {
    const own = this.#options.emailAddress.trim();
    const email = (own === this.#closed ? "" : own) || registeredEmail(sessionStore().getState());
    if (email !== this.#shown) {
      if (email) this.#show(email);
      else this.hide();
    }
    showState(this.#host, email ? "ready" : "empty");
  }

  hide(): void {
    this.#visible?.abort();
    this.#visible = undefined;
    this.#shown = "";
    this.#hidePanel();
    this.#parts.message.replaceChildren();
  }

  #show(email: string): void {
    const isNew = this.#shown === "";
    this.#shown = email;
    this.#parts.panel.hidden = false;
    // A live region tells of what comes into it once it is there.
    void messagesReady().then(() => requestAnimationFrame(() => this.#say(email)));
    if (!isNew) return;
    this.#visible = new AbortController();
    this.#closeOnScroll(this.#visible.signal);
    emit(this.#host, "quire-open");
  }

  #say(email: string): void {
    if (this.#shown === email) sayCreated(this.#parts, email);
  }

  #closeOnScroll(signal: AbortSignal): void {
    const start = scrollY;
    const onScroll = () => {
      if (!this.#host.isConnected) this.hide();
      else if (Math.abs(scrollY - start) > this.#options.scrollLimit) this.#dismiss("scroll");
    };
    ownWindow.addEventListener("scroll", onScroll, { passive: true, signal });
  }

  #dismiss(reason: "button" | "scroll"): void {
    this.#closed = this.#options.emailAddress.trim();
    forgetRegistration();
    this.update();
    emit(this.#host, "quire-close", { reason });
    if (hasSitePaywall(this.#options.paywallSelector)) location.reload();
  }
}

/** On the host, and on the data mount around it. */
function showState(host: HTMLElement, state: "ready" | "empty"): void {
  host.dataset.state = state;
  const mount = host.parentElement;
  if (mount?.dataset.quire === "registration-banner") mount.dataset.state = state;
}
