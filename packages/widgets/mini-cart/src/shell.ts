import { adoptStyles } from "@quire/core";
import {
  AnchoredFrame,
  type CreateShell,
  createContainer,
  createFrame,
  getHostRoot,
  getSkeleton,
} from "@quire/core/frame";
import { cartStore, getBadgeCount } from "@quire/services/cart";
import { createCartButton } from "./cart-button.js";
import { trackInteraction } from "./mini-cart-interaction.js";
import sheet from "./shell.css?inline";
import skeletonSheet from "./skeleton.css?inline";
import { text } from "./text.js";

/** Number of skeleton places: the badge's items, two at most, and the part below. An empty cart has only that part. */
const getPlaces = () => Math.min(getBadgeCount(cartStore().getState()), 2) + 1;

const skeleton = getSkeleton({ places: getPlaces, sheet: skeletonSheet });

/** Creates the markup before React: the button with its badge, and the flyout's frame. */
export const shell: CreateShell = (host) => {
  const root = getHostRoot(host);
  adoptStyles(root, sheet);
  const { container, content } = createContainer(host, "shadow");
  const button = createCartButton();
  root.append(button);
  const title = () => host.getAttribute("heading")?.trim() || text("heading");
  const frame = createFrame(host, root, content, { kind: AnchoredFrame, title, trigger: button, skeleton });
  button.addEventListener("click", ({ detail }) => {
    if (frame.isOpen) return frame.close("button");
    // A click by keyboard has the detail 0.
    frame.open({ trigger: button, keyboard: detail === 0 });
    trackInteraction("open");
  });
  return { host, root, container, frame };
};
