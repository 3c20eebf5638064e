import { ownDocument } from "@quire/core";
import { text } from "./text.js";

/** The button that opens the menu and says what is chosen. It is there before React. */
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

/** Says which topic is chosen; nothing is everything. */
export function showChoice(button: Element, topic: string | null): void {
  const value = topic ?? text("everything");
  const words = button.querySelector('[part="value"]');
  if (words) words.textContent = value;
  button.setAttribute("aria-label", text("button", { value }));
}
