import { asElement } from "@quire/element";
import { shareListFlyout } from "./share-list-flyout.js";

/** The class of `<quire-share-list-flyout>`. */
export const ShareListFlyoutElement = asElement(shareListFlyout);
