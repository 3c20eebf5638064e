import { asElement } from "@quire/element";
import { discardFlyout } from "./discard-flyout.js";

/** The class of `<quire-discard-flyout>`. */
export const DiscardFlyoutElement = asElement(discardFlyout);
