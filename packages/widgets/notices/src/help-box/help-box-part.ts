import { ownDocument, ownWindow, uniqueId } from "@quire/core";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import { getMessageFor, helpMessagesStore, isSeen } from "@quire/services/help-messages";
import { Claim } from "../claim.js";
import { coverFoot } from "../cover-foot.js";
import { onEscape } from "../on-escape.js";
import { OnceAnnouncer } from "../once-announcer.js";
import { closeHelpBox } from "./close-help-box.js";
import { keepClear } from "./keep-clear.js";
import { keepPlaced } from "./place-box.js";
import { text } from "./text.js";
import { watchAnchor } from "./watch-anchor.js";

/** A help box in plain DOM. It shows next to the explained element until the user has seen it, on any page. */
export class HelpBoxPart implements DomView<HelpBoxOptions> {
  readonly #place: DomPlace;
  readonly #heading = makeElement("h2", { part: "heading", id: uniqueId("help") });
  readonly #ok = makeElement("button", { part: "ok", type: "button" });
  readonly #box: HTMLElement;
  readonly #claim = new Claim(
    "help-box",
    () => this.#show(),
    () => this.#hide(),
  );
  #options: HelpBoxOptions | undefined;
  #anchor: Element | undefined;
  /** Set while the box should show, at any scroll position. */
  #waitController: AbortController | undefined;
  #visibleController: AbortController | undefined;
  readonly #announcer = new OnceAnnouncer();
  /** Shows the box on the top layer, unless it would cover the focus. */
  #appear = () => {};

  constructor(place: DomPlace) {
    this.#place = place;
    const body = makeElement("div", { part: "body" }, makeElement("slot"));
    this.#box = makeElement(
      "div",
      { part: "box", role: "dialog", popover: "manual" },
      this.#heading,
      body,
      this.#ok,
    );
    this.#ok.addEventListener("click", () => this.#close("ok"));
    onEscape(this.#box, () => this.#close("escape"));
    place.root.append(this.#box);
  }

  set(options: HelpBoxOptions): void {
    const before = this.#options;
    this.#options = options;
    this.#ok.textContent = text("ok");
    this.#heading.textContent = options.heading;
    this.#heading.hidden = options.heading === "";
    this.#name(options.heading);
    if (before?.for !== options.for || before.messageId !== options.messageId) this.end();
    this.#update();
  }

  end(): void {
    this.#waitController?.abort();
    this.#waitController = undefined;
    this.#claim.drop();
  }

  /** Shows the box again after the browser has removed it from the top layer. */
  moved(): void {
    if (this.#visibleController) this.#appear();
  }

  get #id(): string {
    return this.#options?.messageId || getMessageFor(location.pathname) || "";
  }

  get #covered(): number {
    const { host } = this.#place;
    return Number.parseFloat(getComputedStyle(host).getPropertyValue("--quire-covered-top")) || 0;
  }

  #name(heading: string): void {
    this.#box.removeAttribute(heading ? "aria-label" : "aria-labelledby");
    if (heading) this.#box.setAttribute("aria-labelledby", this.#heading.id);
    else this.#box.setAttribute("aria-label", text("label"));
  }

  #update(): void {
    const isWanted = this.#id !== "" && !isSeen(this.#id);
    this.#place.show(isWanted ? "ready" : "empty");
    if (!isWanted) this.end();
    else if (!this.#waitController) this.#requestShow();
  }

  #requestShow(): void {
    this.#waitController = new AbortController();
    const { signal } = this.#waitController;
    const unsubscribe = helpMessagesStore().subscribe(() => this.#update());
    signal.addEventListener("abort", unsubscribe, { once: true });
    const id = this.#options?.for;
    if (!id) {
      this.#claim.ask();
      return;
    }
    const follow = (anchor: Element, isInSight: boolean) => this.#follow(anchor, isInSight);
    // The element that was just opened is checked first.
    const watch = () => watchAnchor(this.#place.host, id, this.#covered, follow, signal);
    afterFirstScroll(watch, signal);
  }

  /** Hides the box while its anchor is out of view. Another box may use the place meanwhile. */
  #follow(anchor: Element, isInSight: boolean): void {
    const isAnother = anchor !== this.#anchor;
    this.#anchor = anchor;
    if (isAnother && this.#visibleController) this.#placeBox();
    if (isInSight) this.#claim.ask();
    else this.#claim.drop();
  }

  #show(): void {
    if (!this.#place.host.isConnected) return;
    this.#placeBox();
    const words = [this.#heading.textContent, this.#place.host.textContent];
    this.#announcer.announce(
      words
        .map((part) => part?.trim().replace(/\s+/g, " "))
        .filter(Boolean)
        .join(". "),
    );
  }

  /** Places the box next to the explained element, or in the corner of the window. */
  #placeBox(): void {
    this.#visibleController?.abort();
    this.#visibleController = new AbortController();
    const { signal } = this.#visibleController;
    const anchor = this.#options?.for ? this.#anchor : undefined;
    this.#box.toggleAttribute("data-anchored", anchor !== undefined);
    if (!anchor) {
      this.#appear = keepClear(this.#box, signal);
      coverFoot(this.#box, signal);
      return;
    }
    this.#appear = () => this.#box.togglePopover(true);
    this.#appear();
    keepPlaced(this.#box, anchor, this.#covered, signal);
  }

  #hide(): void {
    this.#visibleController?.abort();
    this.#visibleController = undefined;
    if (this.#box.isConnected) this.#box.hidePopover();
  }

  #close(reason: "ok" | "escape"): void {
    const hadFocus = this.#box.matches(":focus-within");
    closeHelpBox(this.#place.host, this.#id, reason);
    if (hadFocus && this.#anchor instanceof HTMLElement) this.#anchor.focus({ preventScroll: true });
  }
}

/** Calls `act` at the first scroll, or at once on a page that does not scroll. */
function afterFirstScroll(act: () => void, signal: AbortSignal): void {
  const { scrollHeight, clientHeight, scrollTop } = ownDocument.documentElement;
  if (scrollTop > 0 || scrollHeight <= clientHeight) act();
  else ownWindow.addEventListener("scroll", act, { capture: true, once: true, passive: true, signal });
}

/** Attributes and props of a help box. */
interface HelpBoxOptions {
  /** The key under which a seen message is stored. If empty, it depends on the page's address. */
  readonly messageId: string;
  /** Id of the explained element. Empty for the whole page. */
  readonly for: string;
  readonly heading: string;
}
