import { adoptStyles, ownDocument } from "@quire/core";
import { type CreateShell, plainShell } from "@quire/core/frame";
import { controlsSheet } from "@quire/ui";
import sheet from "./shell.css?inline";

/**
 * Creates a paywall's initial content. The page's forms and the text above them keep their space, but stay invisible until
 * the user is known: users with access never see them. Content in the slot `content` shows next to the cards. Above the
 * cards is the offer. Its slots hold the values of the attributes, until the page fills them. Below the cards are the
 * page's plans.
 */
export const paywallShell: CreateShell = (host) => {
  const shell = plainShell("light")(host);
  adoptStyles(shell.root, controlsSheet, sheet);
  const slots = ["offer", "price", "benefits", "subscribe", "trial"].map(createSlot);
  const offer = createPart("offer", createPart("why"), ...slots, createPart("account"));
  shell.root.prepend(createPart("fade"), offer);
  shell.root.append(createSlot("plans"), createSlot("content"));
  return shell;
};

function createPart(name: string, ...children: readonly Node[]): HTMLElement {
  const made = ownDocument.createElement("div");
  made.setAttribute("part", name);
  made.append(...children);
  return made;
}

function createSlot(name: string): HTMLElement {
  const made = ownDocument.createElement("slot");
  made.name = name;
  return made;
}
