import { adoptStyles, ownDocument } from "@quire/core";
import { type CreateShell, plainShell } from "@quire/core/frame";
import sheet from "./shell.css?inline";

/**
 * What a paywall is made of before React. Its plain forms keep their place unseen until it is clear who is
 * reading, so that nobody who may read on sees them; what stands in the slot `content` shows beside the cards.
 */
export const paywallShell: CreateShell = (host) => {
  const shell = plainShell("light")(host);
  adoptStyles(shell.root, sheet);
  const content = ownDocument.createElement("slot");
  content.name = "content";
  shell.root.append(content);
  return shell;
};
