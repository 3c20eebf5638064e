import { ownDocument, uniqueId } from "@quire/core";
import { makeElement } from "@quire/element";
import { text } from "./text.js";

/** Default content of the header's slots: plain links and forms, or other widgets' tags. */

export function createDefaultAccount(): HTMLElement {
  const link = (href: string, mode: string, words: string) =>
    makeElement("a", { part: mode, href, "data-quire-open": "auth-modal", "data-mode": mode }, words);
  return makeElement(
    "span",
    { part: "account" },
    link("/sign-in", "sign-in", text("signIn")),
    link("/register", "registration", text("register")),
  );
}

export function createDefaultSearch(): HTMLElement {
  const id = uniqueId("search");
  const form = makeElement(
    "form",
    { part: "search", role: "search", action: "/search", method: "get" },
    makeElement("label", { for: id, part: "search-label" }, text("search")),
    makeElement("input", { part: "search-field", id, type: "search", name: "q", autocomplete: "off" }),
  );
  return makeElement("quire-search" as "div", { part: "search-place" }, form);
}

/** A link to the results page, which opens the search overlay once its code has loaded. */
export function createDefaultSearchButton(href: string): HTMLElement {
  const icon = ownDocument.createElementNS("http://www.w3.org/2000/svg", "svg");
  icon.setAttribute("viewBox", "0 0 20 20");
  const path = ownDocument.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", "M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM13 13l4.5 4.5");
  icon.append(path);
  const link = makeElement("a", { part: "search-button", href, "data-quire-open": "search" }, icon);
  link.ariaLabel = text("search");
  return link;
}

export function createDefaultCart(): HTMLElement {
  const link = makeElement("a", { href: "/shopping-cart" }, text("cart"));
  return makeElement("quire-mini-cart" as "div", { part: "cart" }, link);
}

/** Creates a slot with default content. */
export function getSlot(name: string, ...content: Node[]): HTMLSlotElement {
  return makeElement("slot", { name }, ...content);
}
