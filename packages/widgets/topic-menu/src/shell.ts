import { adoptStyles, messagesReady } from "@quire/core";
import {
  AnchoredFrame,
  type CreateShell,
  createContainer,
  createFrame,
  getHostRoot,
} from "@quire/core/frame";
import sheet from "./shell.css?inline";
import { text } from "./text.js";
import { createTopicButton, showChoice } from "./topic-button.js";

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
