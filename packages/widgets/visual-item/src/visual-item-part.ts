import { safeHref } from "@quire/core";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import { sessionStore } from "@quire/services/session";
import { createItemButtons } from "./item-buttons.js";
import type { VisualItemData, VisualItemOptions } from "./visual-item-options.js";

/** A visual item in plain DOM: the page's own markup, or image and title, with its buttons. */
export class VisualItemPart implements DomView<VisualItemOptions> {
  readonly #place: DomPlace;
  readonly #look = makeElement("slot");
  readonly #actions = createItemButtons();
  #options: VisualItemOptions | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(place: DomPlace) {
    this.#place = place;
    place.root.append(makeElement("div", { part: "item" }, this.#look, this.#actions.element));
  }

  set(options: VisualItemOptions): void {
    const isSame = JSON.stringify(options.item) === JSON.stringify(this.#options?.item);
    this.#options = options;
    if (!isSame) this.#look.replaceChildren(...getLook(options.item));
    this.#unsubscribe ??= sessionStore().subscribe(() => this.#follow());
    this.#update();
  }

  end(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  /** Updates the item, or ends if the host was removed. An undefined element has no disconnect callback. */
  #follow(): void {
    if (this.#place.host.isConnected) this.#update();
    else this.end();
  }

  #update(): void {
    if (!this.#options) return;
    this.#actions.update(this.#options);
    const isThere = this.#options.item !== undefined || this.#place.host.childElementCount > 0;
    this.#place.show(isThere ? "ready" : "empty");
  }
}

/** Returns image and title, which the slot shows without markup of the page. */
function getLook(item: VisualItemData | undefined): Node[] {
  if (!item) return [];
  const { title, url, image, summary = "" } = item;
  const href = safeHref(url);
  const source = safeHref(image);
  const name = href ? makeElement("a", { href, part: "link" }, title) : title;
  const picture =
    source && makeElement("img", { src: source, alt: summary || title, loading: "lazy", part: "image" });
  return [...(picture ? [picture] : []), makeElement("h3", { part: "title" }, name)];
}
