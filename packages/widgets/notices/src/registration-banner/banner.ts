import {
  emit,
  markUserAction,
  messagesReady,
  ownDocument,
  ownWindow,
  reloadPage,
  reportFault,
} from "@quire/core";
import type { DomPlace, DomView } from "@quire/element";
import { dropShownRegistration, sessionStore } from "@quire/services/session";
import { createPanelHider } from "../panel-hider.js";
import { type BannerOptions, PAYWALL_SELECTOR, SCROLL_LIMIT } from "./banner-options.js";
import { type BannerParts, createBannerParts, setMessage } from "./banner-parts.js";
import { forgetRegistration, getRegisteredEmail } from "./registered-email.js";

/** Events that show the user is scrolling, also while the page loads. */
const BY_HAND = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * Confirms a registration until the user scrolls or closes it. If the page has a site paywall, it then reloads
 * (accounts-2.10). Plain DOM, without React.
 */
export class Banner implements DomView<BannerOptions> {
  readonly #place: DomPlace;
  readonly #parts: BannerParts = createBannerParts();
  readonly #hidePanel = createPanelHider(this.#parts.panel);
  #options: BannerOptions | undefined;
  #unsubscribe: (() => void) | undefined;
  #shown = "";
  /** The page's e-mail whose banner the user has closed. */
  #closed = "";
  /** Set while the banner shows. */
  #visibleController: AbortController | undefined;

  constructor(place: DomPlace) {
    this.#place = place;
    this.#parts.close.addEventListener("click", () => this.#dismiss("button"));
    place.root.append(this.#parts.panel);
  }

  set(options: BannerOptions): void {
    this.#options = options;
    this.#unsubscribe ??= sessionStore().subscribe(() => this.#update());
    this.#update();
  }

  end(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    this.#hide();
  }

  /** The address that the page itself gives. */
  get #own(): string {
    return this.#options?.emailAddress.trim() ?? "";
  }

  /** Shows the current confirmation, or hides the banner. */
  #update(): void {
    const own = this.#own;
    const email = (own === this.#closed ? "" : own) || getRegisteredEmail(sessionStore().getState());
    if (email !== this.#shown) {
      if (email) this.#show(email);
      else this.#hide();
    }
    this.#place.show(email ? "ready" : "empty");
  }

  #hide(): void {
    this.#visibleController?.abort();
    this.#visibleController = undefined;
    this.#shown = "";
    this.#hidePanel();
    this.#parts.message.replaceChildren();
  }

  #show(email: string): void {
    const isNew = this.#shown === "";
    this.#shown = email;
    this.#placeBanner();
    // A live region must exist before its text changes.
    void messagesReady().then(() => requestAnimationFrame(() => this.#showMessage(email)));
    if (!isNew) return;
    this.#visibleController = new AbortController();
    this.#closeOnScroll(this.#visibleController.signal);
    emit(this.#place.host, "quire-open");
  }

  /** Shows the banner in its own place if that is visible, or else over the page. */
  #placeBanner(): void {
    const { panel } = this.#parts;
    panel.hidden = false;
    panel.toggleAttribute("data-floating", false);
    const { top, bottom } = panel.getBoundingClientRect();
    panel.toggleAttribute("data-floating", top < 0 || bottom > innerHeight);
  }

  #showMessage(email: string): void {
    if (this.#shown !== email) return;
    setMessage(this.#parts, email);
    const signal = this.#visibleController?.signal;
    if (signal) ownWindow.addEventListener("pagehide", dropShownRegistration, { signal });
  }

  #closeOnScroll(signal: AbortSignal): void {
    let start = scrollY;
    let isReady = ownDocument.readyState === "complete";
    const onScroll = () => {
      // While the page loads, the browser restores an earlier position.
      if (!isReady) start = scrollY;
      else if (Math.abs(scrollY - start) > (this.#options?.scrollLimit ?? SCROLL_LIMIT))
        this.#dismiss("scroll");
    };
    const onReady = () => {
      isReady = true;
    };
    const options = { passive: true, signal };
    ownWindow.addEventListener("scroll", onScroll, options);
    if (isReady) return;
    // The browser restores a position before the second frame after the load.
    const onLoad = () => requestAnimationFrame(() => requestAnimationFrame(onReady));
    ownWindow.addEventListener("load", onLoad, options);
    for (const type of BY_HAND) ownWindow.addEventListener(type, onReady, options);
  }

  #dismiss(reason: "button" | "scroll"): void {
    const own = this.#own;
    this.#closed = own;
    forgetRegistration();
    this.#update();
    emit(this.#place.host, "quire-close", { reason });
    // A banner for the page's own e-mail would return after the reload.
    if (!own || reason === "button") markUserAction();
    if (hasSitePaywall(this.#options?.paywallSelector ?? PAYWALL_SELECTOR)) reloadPage();
  }
}

/** Returns true if the page has a site paywall. */
function hasSitePaywall(selector: string): boolean {
  try {
    return ownDocument.querySelector(selector) !== null;
  } catch (cause) {
    reportFault("attribute/invalid", `"${selector}" is not a CSS selector.`, {
      fix: `Correct paywall-selector of <quire-registration-banner>; ${PAYWALL_SELECTOR} is used.`,
      cause,
    });
    return ownDocument.querySelector(PAYWALL_SELECTOR) !== null;
  }
}
