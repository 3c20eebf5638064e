import { emit, isElement, uniqueId } from "@quire/core";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import type { ShowMoreOptions } from "./show-more-options.js";
import { text } from "./text.js";

/**
 * A passage up to 48px over the limit is shown completely, because a button for one more line would be
 * useless.
 */
const TOLERANCE = 48;

/** A shortened passage of the page, with the button that shows the rest. */
export class Passage implements DomView<ShowMoreOptions> {
  readonly #place: DomPlace;
  readonly #content = makeElement("div", { part: "passage", id: uniqueId("passage") });
  readonly #clip = makeElement("div", { part: "clip" }, this.#content);
  readonly #button = makeElement("button", {
    part: "button",
    type: "button",
    "aria-controls": this.#content.id,
    "data-live": "",
  });
  #options: ShowMoreOptions | undefined;
  #given: boolean | undefined;
  #isExpanded = false;
  #observer: ResizeObserver | undefined;

  constructor(place: DomPlace) {
    this.#place = place;
    this.#content.append(makeElement("slot"));
    this.#button.addEventListener("click", () => this.#toggle(!this.#isExpanded));
    // The passage opens when the Tab key or the browser's search moves into hidden text.
    this.#clip.addEventListener("focusin", (event) => this.#reveal(event));
    this.#clip.addEventListener("scroll", () => this.#revealScrolled());
    place.root.append(this.#clip, this.#button);
  }

  set(options: ShowMoreOptions): void {
    this.#options = options;
    if (options.expanded !== this.#given) this.#isExpanded = options.expanded;
    this.#given = options.expanded;
    this.#clip.style.setProperty("--_limit", `${options.limit}px`);
    this.#observer ??= this.#observe();
    this.#paint();
    this.#place.show("ready");
  }

  end(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  #observe(): ResizeObserver {
    const observer = new ResizeObserver(() => this.#paint());
    observer.observe(this.#content);
    return observer;
  }

  #paint(): void {
    if (!this.#options) return;
    const { limit, moreLabel, lessLabel } = this.#options;
    const fits = this.#content.offsetHeight <= limit + TOLERANCE;
    this.#button.hidden = fits;
    this.#button.textContent = this.#isExpanded ? lessLabel || text("less") : moreLabel || text("more");
    this.#button.setAttribute("aria-expanded", String(this.#isExpanded));
    this.#clip.toggleAttribute("data-clipped", !fits && !this.#isExpanded);
  }

  #toggle(expanded: boolean): void {
    this.#isExpanded = expanded;
    this.#paint();
    this.#clip.scrollTop = 0;
    // The button has moved up, maybe out of view.
    if (!expanded) this.#button.scrollIntoView({ block: "nearest", behavior: "instant" });
    const detail = { expanded };
    if (this.#options?.onToggle) this.#options.onToggle(detail);
    else emit(this.#place.host, "quire-toggle", detail);
  }

  #reveal({ target }: FocusEvent): void {
    if (!this.#clip.hasAttribute("data-clipped") || !isElement(target)) return;
    const { bottom } = this.#clip.getBoundingClientRect();
    if (target.getBoundingClientRect().bottom > bottom || this.#clip.scrollTop > 0) this.#toggle(true);
  }

  #revealScrolled(): void {
    if (this.#clip.hasAttribute("data-clipped") && this.#clip.scrollTop > 0) this.#toggle(true);
  }
}
