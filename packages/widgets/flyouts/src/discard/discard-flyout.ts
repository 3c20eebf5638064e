import { asComponent } from "@quire/element";
import { view } from "./discard-view.js";
import { discardFlyout } from "./element.js";

export type { DiscardFlyoutProps } from "./element.js";

/** React component of `<quire-discard-flyout>`. `open` shows it next to the focused element. */
export const DiscardFlyout = asComponent(discardFlyout, view);
