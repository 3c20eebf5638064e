import { uniqueId } from "@quire/core";
import { getElement } from "./get-element.js";
import { text } from "./text.js";

/** Default content of the header's slots: plain links and forms, or other widgets' tags. */

export function defaultAccount(): HTMLElement {
  const link = (href: string, mode: string, words: string) =>
    getElement("a", { part: mode, href, "data-quire-open": "auth-modal", "data-mode": mode }, words);
  return getElement(
    "span",
    { part: "account" },
    link("/sign-in", "sign-in", text("signIn")),
    link("/register", "registration", text("register")),
  );
}

export function defaultSearch(): HTMLElement {
  const id = uniqueId("search");
  const form = getElement(
    "form",
    { part: "search", role: "search", action: "/search", method: "get" },
    getElement("label", { for: id, part: "search-label" }, text("search")),
    getElement("input", { part: "search-field", id, type: "search", name: "q", autocomplete: "off" }),
  );
  return getElement("quire-search" as "div", { part: "search-place" }, form);
}

export function defaultCart(): HTMLElement {
  const link = getElement("a", { href: "/shopping-cart" }, text("cart"));
  return getElement("quire-mini-cart" as "div", { part: "cart" }, link);
}
