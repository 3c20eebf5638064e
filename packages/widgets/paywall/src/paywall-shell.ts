import { adoptStyles, ownDocument } from "@quire/core";
import { type CreateShell, plainShell, type Shell } from "@quire/core/frame";
import sheet from "./shell.css?inline";

/**
 * Creates a paywall's initial content. The page's forms and the text above them keep their space, but stay invisible until
 * the user is known: users with access never see them. Content in the slot `content` shows next to the cards. Above the
 * cards are the reason, written by the view, and the page's slots `price` and `benefits`.
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
