import { emit, ownDocument, reportFault } from "@quire/core";
import type { DomPlace, DomView } from "@quire/element";
import { getQuota, isSubscriber, type Session, sessionStore } from "@quire/services/session";
import { Claim } from "../claim.js";
import { coverFoot } from "../cover-foot.js";
import { createPanelHider } from "../panel-hider.js";
import { createBannerParts, fillBanner } from "./banner-parts.js";
import { ARTICLE, ASCEND_HEADER, type SubscriptionBannerOptions } from "./subscription-banner-options.js";
import { watchArticleStart } from "./watch-article-start.js";

/** Closing hides it after this many milliseconds (content-4.10). */
const CLOSE_DURATION_MS = 1_000;

/** Selector of a closed paywall, as an element or a component. */
const CLOSED_PAYWALL = '[data-access="closed"]:is(quire-paywall, [data-quire-widget="paywall"])';

/** The persistent subscription banner in plain DOM (content-4.8). */
export class SubscriptionBannerPart implements DomView<SubscriptionBannerOptions> {
  readonly #place: DomPlace;
  readonly #parts = createBannerParts();
  readonly #hidePanel = createPanelHider(this.#parts.panel, () => this.#article());
  readonly #claim = new Claim(
    "banner",
    () => this.#show(),
    () => this.#hide(),
  );
  #options: SubscriptionBannerOptions | undefined;
  /**
   * `#mountController` is set while the widget is on the page, `#watchController` while it waits for the user to
   * reach the article.
   */
  #mountController: AbortController | undefined;
  #watchController: AbortController | undefined;
  #visibleController: AbortController | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;
  /** True after the user has closed the banner on this page. */
  #isClosed = false;

  constructor(place: DomPlace) {
    this.#place = place;
    this.#parts.close.addEventListener("click", () => this.#close());
    place.root.append(this.#parts.panel);
  }

  set(options: SubscriptionBannerOptions): void {
    this.#options = options;
    this.#mountController ??= this.#arrive();
    this.#update();
  }

  end(): void {
    this.#mountController?.abort();
    this.#mountController = undefined;
    this.#rest();
  }

  #arrive(): AbortController {
    const controller = new AbortController();
    const unsubscribe = sessionStore().subscribe(() => this.#update());
    const { signal } = controller;
    // A paywall sets its access before its view loads and dispatches an event.
    const access = new MutationObserver(() => this.#update());
    access.observe(document, { subtree: true, attributeFilter: ["data-access"] });
    signal.addEventListener("abort", unsubscribe, { once: true });
    signal.addEventListener("abort", () => access.disconnect(), { once: true });
    return controller;
  }

  #update(): void {
    if (!this.#options) return;
    const { subscribeHref, articlesLeft: attributeValue } = this.#options;
    fillBanner(this.#parts, articlesLeft(sessionStore().getState(), attributeValue), subscribeHref);
    if (!this.#isWanted(this.#options)) this.#rest();
    else if (!this.#watchController) this.#wait();
    this.#place.show(this.#claim.isRequested ? "ready" : "empty");
  }

  /** Returns false while the session is unknown, because the user may be a subscriber. */
  #isWanted({ ascendHeader }: SubscriptionBannerOptions): boolean {
    const session = sessionStore().getState();
    if (this.#isClosed || session.status === "unknown" || isSubscriber(session)) return false;
    // A closed paywall shows the same message.
    return findOnPage(ascendHeader, ASCEND_HEADER) === null && !ownDocument.querySelector(CLOSED_PAYWALL);
  }

  #article(): Element | null {
    return findOnPage(this.#options?.article ?? ARTICLE, ARTICLE);
  }

  #wait(): void {
    this.#watchController = new AbortController();
    const find = () => this.#article();
    watchArticleStart(find, () => this.#open(), this.#watchController.signal);
  }

  #open(): void {
    this.#watchController?.abort();
    if (this.#claim.isRequested) return;
    this.#claim.ask();
    this.#place.show("ready");
  }

  #rest(): void {
    clearTimeout(this.#closing);
    this.#watchController?.abort();
    this.#watchController = undefined;
    this.#claim.drop();
  }

  #show(): void {
    const { panel } = this.#parts;
    panel.hidden = false;
    this.#visibleController = new AbortController();
    coverFoot(panel, this.#visibleController.signal);
    emit(this.#place.host, "quire-open");
  }

  #hide(): void {
    this.#visibleController?.abort();
    this.#hidePanel();
    this.#parts.panel.removeAttribute("data-closing");
  }

  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#parts.panel.toggleAttribute("data-closing", true);
    this.#closing = setTimeout(() => {
      this.#rest();
      this.#place.show("empty");
      emit(this.#place.host, "quire-close", { reason: "button" });
    }, CLOSE_DURATION_MS);
  }
}

/** Returns the number of free articles left (accounts-9.1). @param attributeValue the page's number, negative if it gives none */
function articlesLeft(session: Session, attributeValue: number): number {
  return attributeValue >= 0 ? attributeValue : getQuota(session).remaining;
}

/** Returns the first match of the page's selector. An invalid selector is reported and replaced by `fallback`. */
function findOnPage(selector: string, fallback: string): Element | null {
  try {
    return ownDocument.querySelector(selector);
  } catch (cause) {
    const fix = `Correct it on <quire-subscription-banner>; ${fallback} is used.`;
    reportFault("attribute/invalid", `"${selector}" is not a CSS selector.`, { fix, cause });
    return ownDocument.querySelector(fallback);
  }
}
