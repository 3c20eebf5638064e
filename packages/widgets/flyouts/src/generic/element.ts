import { asElement } from "@quire/element";
import { genericFlyout } from "./generic-flyout.js";

/** The class of `<quire-flyout>`. */
export const GenericFlyoutElement = asElement(genericFlyout);
