import { ownDocument } from "@quire/core";
import { text } from "./text.js";

/** Creates the button that opens the menu and shows the chosen topic. It exists before React. */
export function createTopicButton(): HTMLButtonElement {
  const button = ownDocument.createElement("button");
  button.type = "button";
  button.setAttribute("part", "button");
  button.setAttribute("aria-haspopup", "dialog");
  button.setAttribute("aria-expanded", "false");
  const value = ownDocument.createElement("span");
  value.setAttribute("part", "value");
  button.append(value);
  return button;
}

/** Shows the chosen topic on the button; null or an empty string is everything. */
export function showChoice(button: Element, topic: string | null): void {
  const value = topic ?? text("everything");
  const words = button.querySelector('[part="value"]');
  if (words) words.textContent = value;
  button.setAttribute("aria-label", text("button", { value }));
}
