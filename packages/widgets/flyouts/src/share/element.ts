import { asElement } from "@quire/element";
import { shareFlyout } from "./share-flyout.js";

/** The class of `<quire-share-flyout>`. */
export const ShareFlyoutElement = asElement(shareFlyout);
