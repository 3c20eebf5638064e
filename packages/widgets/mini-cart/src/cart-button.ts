import { messagesReady, ownDocument, pageSingleton } from "@quire/core";
import { badgeCount, cartStore } from "@quire/services/cart";
import { cartIcon } from "./cart-icon.js";
import { text } from "./text.js";

/** The button that opens the cart, kept in step with the cart for as long as anybody holds it. */
export function createCartButton(): HTMLButtonElement {
  const button = ownDocument.createElement("button");
  button.type = "button";
  button.setAttribute("part", "button");
  button.setAttribute("aria-haspopup", "dialog");
  button.setAttribute("aria-expanded", "false");
  button.setAttribute("data-live", ""); // Its content is the current user's, so it may differ from the server's markup.
  // With the space, what is seen ("Cart 3") is a part of the name ("Cart, 3 items").
  button.append(cartIcon(), span("label"), " ", span("badge"));
  paint(button);
  buttons().add(new WeakRef(button));
  return button;
}

function span(part: string): HTMLElement {
  const made = ownDocument.createElement("span");
  made.setAttribute("part", part);
  return made;
}

/** Weak: an element that the page has thrown away goes, one that it puts back is up to date. */
function buttons(): Set<WeakRef<HTMLButtonElement>> {
  return pageSingleton("mini-cart-buttons", () => {
    const all = new Set<WeakRef<HTMLButtonElement>>();
    const paintAll = () => {
      for (const reference of all) {
        const button = reference.deref();
        if (button) paint(button);
        else all.delete(reference);
      }
    };
    cartStore().subscribe((state, before) => {
      if (state.summary !== before.summary) paintAll();
    });
    void messagesReady().then(paintAll);
    return all;
  });
}

/** The badge has no room for more than three digits; the button's name says all. */
function paint(button: HTMLButtonElement): void {
  const state = cartStore().getState();
  const count = badgeCount(state);
  const [, label, badge] = button.children;
  if (!(label instanceof HTMLElement && badge instanceof HTMLElement)) return;
  label.textContent = text("label");
  badge.textContent = count > 999 ? "999+" : String(count);
  badge.hidden = count === 0;
  button.setAttribute("aria-label", state.summary ? text("count", { count }) : text("label"));
}
