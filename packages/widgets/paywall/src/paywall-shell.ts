import { adoptStyles, ownDocument } from "@quire/core";
import { type CreateShell, plainShell, type Shell } from "@quire/core/frame";
import sheet from "./shell.css?inline";

/**
 * What a paywall is made of before React. Its plain forms, and what stands above them, keep their place unseen until it
 * is clear who is reading, so that nobody who may read on sees them; what stands in the slot `content` shows beside the
 * cards.
 * Above the cards stands why it is shut: in words of the view, and what the page has put into `price` and `benefits`.
 */
export const paywallShell: CreateShell = (host) => {
  const shell = plainShell("light")(host);
  adoptStyles(shell.root, sheet);
  const offer = part("offer", part("why"), slot("price"), slot("benefits"));
  shell.root.prepend(part("fade"), offer);
  shell.root.append(slot("content"));
  return shell;
};

/** Returns the element that holds the reason for the paywall. */
export function placeOfWhy({ root }: Shell): Element | null {
  return root.querySelector('[part="why"]');
}

function part(name: string, ...children: readonly Node[]): HTMLElement {
  const made = ownDocument.createElement("div");
  made.setAttribute("part", name);
  made.append(...children);
  return made;
}

function slot(name: string): HTMLElement {
  const made = ownDocument.createElement("slot");
  made.name = name;
  return made;
}
