import { asComponent } from "@quire/element";
import { view } from "./discard-view.js";
import { discardFlyout } from "./element.js";

export type { DiscardFlyoutProps } from "./element.js";

/** `<quire-discard-flyout>` for React: `open` shows it beside what has the focus. */
export const DiscardFlyout = asComponent(discardFlyout, view);
