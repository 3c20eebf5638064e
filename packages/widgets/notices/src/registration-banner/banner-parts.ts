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
  panel.setAttribute("data-live", ""); // Prerendered markup has no user's content.
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

/** Sets the text. The address is isolated from the direction of the text around it. */
export function setMessage({ message, close }: BannerParts, email: string): void {
  const isolated = (words: string) => {
    const node = ownDocument.createElement("bdi");
    node.textContent = words;
    return node;
  };
  close.setAttribute("aria-label", text("close"));
  message.replaceChildren(...text.rich("created", { email }, { email: isolated }));
}
