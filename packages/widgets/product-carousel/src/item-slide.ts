import { safeHref } from "@quire/core";
import { makeElement } from "@quire/element";
import type { CarouselItem } from "./carousel-item.js";

/** Creates a slide from data: cover, kind, title, authors and price. A click anywhere follows the title's link. */
export function createItemSlide({
  title,
  href,
  image,
  contentType,
  authors = [],
  price,
}: CarouselItem): HTMLElement {
  const address = safeHref(href);
  const cover = safeHref(image);
  const name = address
    ? makeElement("a", { part: "title", href: address }, title)
    : makeElement("span", { part: "title" }, title);
  const words = makeElement(
    "div",
    { part: "words" },
    ...line("type", contentType),
    name,
    ...line("authors", authors.join(", ")),
    ...line("price", price),
  );
  const card = makeElement("div", { part: "card" });
  if (cover) card.append(makeElement("img", { part: "cover", src: cover, alt: "", loading: "lazy" }));
  card.append(words);
  return makeElement("li", { part: "slide" }, card);
}

const line = (part: string, words = "") => (words ? [makeElement("p", { part }, words)] : []);
