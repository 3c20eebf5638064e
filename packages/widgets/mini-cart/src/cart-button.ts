import { onMessages, ownDocument, pageSingleton } from "@quire/core";
import { cartStore, getBadgeCount } from "@quire/services/cart";
import { text } from "./text.js";

/** Creates the button that opens the cart. It follows the cart's number as long as it exists. */
export function createCartButton(): HTMLButtonElement {
  const button = ownDocument.createElement("button");
  button.type = "button";
  button.setAttribute("part", "button");
  button.setAttribute("aria-haspopup", "dialog");
  button.setAttribute("aria-expanded", "false");
  button.setAttribute("data-live", ""); // The content is the current user's, so it may differ from the server's markup.
  // With the space, the visible text ("Cart 3") is a part of the name ("Cart, 3 items").
  button.append(cartIcon(), createSpan("label"), " ", createSpan("badge"));
  updateButton(button);
  getButtons().add(new WeakRef(button));
  return button;
}

function createSpan(part: string): HTMLElement {
  const made = ownDocument.createElement("span");
  made.setAttribute("part", part);
  return made;
}

/** Weak references: a removed button can be garbage-collected, and one that returns is up to date. */
function getButtons(): Set<WeakRef<HTMLButtonElement>> {
  return pageSingleton("mini-cart-buttons", () => {
    const all = new Set<WeakRef<HTMLButtonElement>>();
    const paintAll = () => {
      for (const reference of all) {
        const button = reference.deref();
        if (button) updateButton(button);
        else all.delete(reference);
      }
    };
    cartStore().subscribe((state, before) => {
      if (state.summary !== before.summary) paintAll();
    });
    onMessages(paintAll);
    return all;
  });
}

/** Updates the badge, which has room for three digits, and the button's name, which has the full number. */
function updateButton(button: HTMLButtonElement): void {
  const state = cartStore().getState();
  const count = getBadgeCount(state);
  const [, label, badge] = button.children;
  if (!(label instanceof HTMLElement && badge instanceof HTMLElement)) return;
  label.textContent = text("label");
  badge.textContent = count > 999 ? "999+" : String(count);
  badge.hidden = count === 0;
  button.setAttribute("aria-label", state.summary ? text("count", { count }) : text("label"));
}

const SVG = "http://www.w3.org/2000/svg";

/** Draws a shopping cart by DOM calls, because a page's Trusted Types forbid markup strings. */
function cartIcon(): SVGSVGElement {
  const icon = ownDocument.createElementNS(SVG, "svg");
  icon.setAttribute("part", "icon");
  icon.setAttribute("viewBox", "0 0 24 24");
  icon.setAttribute("aria-hidden", "true");
  const path = ownDocument.createElementNS(SVG, "path");
  path.setAttribute("d", "M2.5 4h2.7l2.5 11.2h10.1l2.4-8H6M9 19.6h.01M16.6 19.6h.01");
  icon.append(path);
  return icon;
}
