import { ownDocument, ownWindow, reportFault } from "@quire/core";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import { BELOW, type HeadlineBarOptions, type PageType } from "./headline-bar-options.js";
import { text } from "./text.js";
import { getPathOfTopic } from "./topic-path.js";

const LABELS = {
  utility: "utility",
  spotlight: "spotlight",
  "big-idea": "bigIdea",
} as const satisfies Record<PageType, Parameters<typeof text>[0]>;

/**
 * The bar in plain DOM. It has its place in the page, and sticks to the top of the window once that place
 * scrolls out of view.
 */
export class Bar implements DomView<HeadlineBarOptions> {
  readonly #place: DomPlace;
  readonly #label = makeElement("span", { part: "label" });
  readonly #topic = makeElement("a", { part: "topic" });
  readonly #headline = makeElement("span", { part: "headline" });
  readonly #bar: HTMLElement;
  readonly #hold: HTMLElement;
  #below = "";
  #watchController: AbortController | undefined;

  constructor(place: DomPlace) {
    this.#place = place;
    const words = makeElement("div", { part: "words" }, this.#label, this.#topic, this.#headline);
    const actions = makeElement("div", { part: "actions" }, makeElement("slot", { name: "actions" }));
    const inner = makeElement("div", { part: "inner" }, words, actions);
    this.#bar = makeElement("div", { part: "bar", role: "group" }, inner);
    this.#hold = makeElement("div", { part: "place" }, this.#bar);
    place.root.append(this.#hold);
  }

  set({ type, headline, topic, topicRoute, below }: HeadlineBarOptions): void {
    this.#bar.dataset.type = type;
    this.#bar.setAttribute("aria-label", headline || text("label"));
    this.#label.textContent = text(LABELS[type]);
    this.#headline.textContent = headline;
    this.#headline.hidden = headline === "";
    this.#topic.textContent = topic;
    this.#topic.hidden = topic === "";
    this.#topic.href = getPathOfTopic(topic, topicRoute);
    this.#topic.setAttribute("aria-label", text("topic", { topic }));
    this.#place.show("ready");
    this.#below = below;
    if (!this.#watchController) this.#follow();
  }

  end(): void {
    this.#watchController?.abort();
    this.#watchController = undefined;
  }

  #follow(): void {
    this.#watchController = new AbortController();
    const find = () => findOnPage(this.#below, BELOW);
    const onSight = ({ isOutOfSight, top }: Sight) => {
      // True if the bar's place keeps the height that the bar had there, in one line or several.
      const isHeightKept = this.#hold.style.blockSize !== "";
      if (isOutOfSight !== isHeightKept)
        this.#hold.style.blockSize = isOutOfSight ? `${this.#hold.offsetHeight}px` : "";
      this.#bar.toggleAttribute("data-following", isOutOfSight);
      this.#bar.style.setProperty("--_top", `${top}px`);
    };
    watchOutOfSight(this.#place.host, find, onSight, this.#watchController.signal);
  }
}

/** Returns the first match of the page's selector. An invalid selector is reported and replaced by `fallback`. */
function findOnPage(selector: string, fallback: string): Element | null {
  try {
    return ownDocument.querySelector(selector);
  } catch (cause) {
    const fix = `Correct "below" of <quire-headline-bar>; ${fallback} is used.`;
    reportFault("attribute/invalid", `"${selector}" is not a CSS selector.`, { fix, cause });
    return ownDocument.querySelector(fallback);
  }
}

/** The position of a sticky bar. */
interface Sight {
  /** True if the element has scrolled below the page's sticky elements. */
  readonly isOutOfSight: boolean;
  /** Lower edge of the sticky elements in pixels. */
  readonly top: number;
}

/**
 * Calls `onSight` on every scroll with the position of an element relative to the top of the window. An element further
 * down the page is not gone.
 * @param below returns the element that stays at the top of the window
 */
function watchOutOfSight(
  target: HTMLElement,
  below: () => Element | null,
  onSight: (sight: Sight) => void,
  signal: AbortSignal,
): void {
  let isWaiting = false;
  const look = () => {
    isWaiting = false;
    if (signal.aborted || !target.isConnected) return;
    const top = Math.max(0, below()?.getBoundingClientRect().bottom ?? 0);
    onSight({ isOutOfSight: target.getBoundingClientRect().bottom <= top, top });
  };
  const onScroll = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(look);
  };
  ownWindow.addEventListener("scroll", onScroll, { passive: true, signal });
  ownWindow.addEventListener("resize", onScroll, { signal });
  look();
}
