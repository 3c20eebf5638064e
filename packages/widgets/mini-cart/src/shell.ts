import { adoptStyles } from "@quire/core";
import { type CreateShell, createContainer, createFrame, hostRoot, skeletonOf } from "@quire/core/frame";
import { createCartButton } from "./cart-button.js";
import { trackInteraction } from "./mini-cart-interaction.js";
import sheet from "./shell.css?inline";
import skeletonSheet from "./skeleton.css?inline";
import { text } from "./text.js";

/** Two lines and the total: as much as most carts have. */
const skeleton = skeletonOf({ places: 3, sheet: skeletonSheet });

/** What there is before React: the button with its badge, and the flyout's frame. */
export const shell: CreateShell = (host) => {
  const root = hostRoot(host);
  adoptStyles(root, sheet);
  const { container, content } = createContainer(host, "shadow");
  const button = createCartButton();
  root.append(button);
  const title = () => host.getAttribute("heading")?.trim() || text("heading");
  const frame = createFrame(host, root, content, { kind: "anchored", title, trigger: button, skeleton });
  button.addEventListener("click", ({ detail }) => {
    if (frame.isOpen) return frame.close("button");
    // A click without a pointer, as from the keyboard, counts no presses.
    frame.open({ trigger: button, keyboard: detail === 0 });
    trackInteraction("open");
  });
  return { host, root, container, frame };
};
