import { ownDocument } from "@quire/core";
import { text } from "./text.js";

/** The banner in plain DOM, in the shadow root of its host. */
export interface BannerParts {
  readonly panel: HTMLElement;
  readonly message: HTMLElement;
  readonly close: HTMLButtonElement;
}

export function createBannerParts(): BannerParts {
  const panel = ownDocument.createElement("div");
  panel.setAttribute("part", "banner");
  panel.setAttribute("data-live", ""); // It is about this reader: no difference from what a server has sent.
  panel.hidden = true;
  const message = ownDocument.createElement("p");
  message.setAttribute("part", "message");
  message.setAttribute("role", "status");
  const close = ownDocument.createElement("button");
  close.type = "button";
  close.setAttribute("part", "close");
  close.setAttribute("aria-label", text("close"));
  panel.append(message, close);
  return { panel, message, close };
}

/** Puts the words in; the address stands on its own, whichever way the text around it runs. */
export function sayCreated({ message, close }: BannerParts, email: string): void {
  const isolated = (words: string) => {
    const node = ownDocument.createElement("bdi");
    node.textContent = words;
    return node;
  };
  close.setAttribute("aria-label", text("close"));
  message.replaceChildren(...text.rich("created", { email }, { email: isolated }));
}
