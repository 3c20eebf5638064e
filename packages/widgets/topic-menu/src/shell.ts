import { adoptStyles, messagesReady, ownDocument } from "@quire/core";
import {
  AnchoredFrame,
  type CreateShell,
  createContainer,
  createFrame,
  getHostRoot,
} from "@quire/core/frame";
import sheet from "./shell.css?inline";
import { text } from "./text.js";

/** The markup before React: the button with the chosen topic, and the menu's frame. */
export const shell: CreateShell = (host) => {
  const root = getHostRoot(host);
  adoptStyles(root, sheet);
  const { container, content } = createContainer(host, "shadow");
  const button = createTopicButton();
  const show = () => showChoice(button, host.getAttribute("value")?.trim() || null);
  show();
  void messagesReady().then(show);
  // Before the first intent there is no React, and only this observer follows the attribute.
  new MutationObserver(show).observe(host, { attributeFilter: ["value"] });
  root.append(button);
  const title = () => host.getAttribute("heading")?.trim() || text("heading");
  const frame = createFrame(host, root, content, {
    kind: AnchoredFrame,
    title,
    trigger: button,
    align: "start",
  });
  button.addEventListener("click", ({ detail }) => {
    if (frame.isOpen) return frame.close("button");
    // A click by the keyboard has the detail 0.
    frame.open({ trigger: button, keyboard: detail === 0 });
  });
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" || frame.isOpen) return;
    event.preventDefault();
    frame.open({ trigger: button, keyboard: true });
  });
  return { host, root, container, frame };
};

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
