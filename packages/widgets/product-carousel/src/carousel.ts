import { getBoxFor, isElement } from "@quire/core";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import type { CarouselItem } from "./carousel-item.js";
import { Dots } from "./dots.js";
import { createItemSlide } from "./item-slide.js";
import { getFirstSlides, getPageAt, type Layout } from "./pages.js";
import { text } from "./text.js";

/** Attributes and props of a carousel. */
interface CarouselOptions {
  readonly label: string;
  readonly items: readonly CarouselItem[] | undefined;
}

/** Elements that an editor leaves between slides. */
const NO_SLIDE = "br, hr, p:empty, script, style, link, template, [hidden]";

/**
 * Slides on a track that the browser scrolls and snaps, in plain DOM. The dots show the current page and lead to
 * others.
 */
export class Carousel implements DomView<CarouselOptions> {
  readonly #place: DomPlace;
  readonly #slot = makeElement("slot");
  readonly #list = makeElement("ul", { part: "slides", role: "list" });
  readonly #track = makeElement("div", { part: "track", role: "group" }, this.#slot, this.#list);
  readonly #dots = new Dots((page) => this.#go(page));
  readonly #box = makeElement(
    "div",
    { part: "carousel", role: "group", "aria-roledescription": "carousel" },
    this.#track,
    this.#dots.node,
  );
  #items: readonly CarouselItem[] | undefined;
  #observer: ResizeObserver | undefined;
  /** The target page of a scroll animation. Pages on the way emit no event. */
  #goal: number | undefined;

  constructor(place: DomPlace) {
    this.#place = place;
    this.#slot.addEventListener("slotchange", () => this.#paint());
    this.#track.addEventListener("scroll", () => this.#paint(), { passive: true });
    for (const type of ["pointerdown", "wheel"]) {
      // The user scrolls: the target page no longer applies.
      this.#track.addEventListener(type, () => this.#dropGoal(), { passive: true });
    }
    this.#box.addEventListener("keydown", (event) => this.#onKey(event));
    place.root.append(this.#box);
  }

  set({ label, items }: CarouselOptions): void {
    this.#box.setAttribute("aria-label", label || text("label"));
    this.#track.setAttribute("aria-label", text("slides"));
    if (items !== this.#items) this.#list.replaceChildren(...(items ?? []).map(createItemSlide));
    this.#items = items;
    this.#list.hidden = !items;
    this.#slot.hidden = Boolean(items);
    this.#observer ??= this.#observe();
    this.#paint();
  }

  end(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  #observe(): ResizeObserver {
    const observer = new ResizeObserver(() => this.#paint());
    observer.observe(this.#track);
    return observer;
  }

  #slides(): readonly Element[] {
    if (this.#items) return [...this.#list.children];
    return this.#slot.assignedElements().filter((element) => !element.matches(NO_SLIDE));
  }

  #isRtl = () => getComputedStyle(this.#track).direction === "rtl";

  #layout(): Layout {
    const track = this.#track;
    const boxes = this.#slides().map((slide) => getBoxFor(track, slide));
    const isRtl = this.#isRtl();
    const begin = ({ left, right }: DOMRect) => (isRtl ? -right : left);
    const [first = new DOMRect()] = boxes;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(track);
    const view =
      track.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    return { starts: boxes.map((box) => begin(box) - begin(first)), slide: first.width, view };
  }

  #paint(): void {
    const layout = this.#layout();
    const count = getFirstSlides(layout).length;
    const seen = getPageAt(layout, Math.abs(this.#track.scrollLeft));
    const goal = Math.min(this.#goal ?? seen, Math.max(0, count - 1));
    if (goal === seen) this.#goal = undefined;
    this.#box.hidden = count === 0;
    this.#dots.show(count, goal);
    // A carousel with a single page is no tab stop.
    if (count > 1) this.#track.tabIndex = 0;
    else this.#track.removeAttribute("tabindex");
    this.#place.show(count === 0 ? "empty" : "ready");
  }

  #go(page: number): void {
    const layout = this.#layout();
    const start = layout.starts[getFirstSlides(layout)[page] ?? 0] ?? 0;
    this.#goal = page;
    // The style sheet decides if the scroll is animated.
    this.#track.scrollTo({ left: this.#isRtl() ? -start : start });
    this.#paint();
  }

  #onKey(event: KeyboardEvent): void {
    const layout = this.#layout();
    const page = this.#goal ?? getPageAt(layout, Math.abs(this.#track.scrollLeft));
    const last = getFirstSlides(layout).length - 1;
    const wanted = last > 0 ? pageByKey(event, page, last, this.#isRtl()) : undefined;
    if (wanted === undefined) return;
    event.preventDefault();
    this.#go(wanted);
    this.#dots.follow(wanted);
  }

  #dropGoal(): void {
    this.#goal = undefined;
  }
}

const TYPED_INTO = "input, select, textarea, [contenteditable], [role=slider]";

/** Returns the page for a key: arrows in reading direction, Home or End. Other keys return undefined. */
function pageByKey(event: KeyboardEvent, page: number, last: number, isRtl: boolean): number | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const [pressed] = event.composedPath();
  if (isElement(pressed) && pressed.closest(TYPED_INTO)) return undefined;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const isOn = (key === "ArrowRight") !== isRtl;
  return Math.min(last, Math.max(0, page + (isOn ? 1 : -1)));
}
