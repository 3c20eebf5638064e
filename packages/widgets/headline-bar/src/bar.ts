import { element, type PlainPart, type PlainPlace } from "@quire/plain-parts";
import { findOnPage } from "./find-on-page.js";
import { BELOW, type HeadlineBarOptions, type PageType } from "./headline-bar-options.js";
import { text } from "./text.js";
import { pathOfTopic } from "./topic-path.js";
import { type Sight, watchOutOfSight } from "./watch-out-of-sight.js";

const LABELS = {
  utility: "utility",
  spotlight: "spotlight",
  "big-idea": "bigIdea",
} as const satisfies Record<PageType, Parameters<typeof text>[0]>;

/** The bar in plain DOM: it stands where the page has put it, and follows the reader once that is out of sight. */
export class Bar implements PlainPart<HeadlineBarOptions> {
  readonly #place: PlainPlace;
  readonly #label = element("span", { part: "label" });
  readonly #topic = element("a", { part: "topic" });
  readonly #headline = element("span", { part: "headline" });
  readonly #bar: HTMLElement;
  readonly #hold: HTMLElement;
  #below = "";
  #watch: AbortController | undefined;

  constructor(place: PlainPlace) {
    this.#place = place;
    const words = element("div", { part: "words" }, this.#label, this.#topic, this.#headline);
    const actions = element("div", { part: "actions" }, element("slot", { name: "actions" }));
    const inner = element("div", { part: "inner" }, words, actions);
    this.#bar = element("div", { part: "bar", role: "group" }, inner);
    this.#hold = element("div", { part: "place" }, this.#bar);
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
    this.#topic.href = pathOfTopic(topic, topicRoute);
    this.#topic.setAttribute("aria-label", text("topic", { topic }));
    this.#place.show("ready");
    this.#below = below;
    if (!this.#watch) this.#follow();
  }

  end(): void {
    this.#watch?.abort();
    this.#watch = undefined;
  }

  #follow(): void {
    this.#watch = new AbortController();
    const find = () => findOnPage(this.#below, BELOW);
    const tell = ({ isGone, top }: Sight) => {
      // As high as the bar has been there, in one line or several.
      const isHeld = this.#hold.style.blockSize !== "";
      if (isGone !== isHeld) this.#hold.style.blockSize = isGone ? `${this.#hold.offsetHeight}px` : "";
      this.#bar.toggleAttribute("data-following", isGone);
      this.#bar.style.setProperty("--_top", `${top}px`);
    };
    watchOutOfSight(this.#place.host, find, tell, this.#watch.signal);
  }
}
