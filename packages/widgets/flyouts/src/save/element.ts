import { asElement } from "@quire/element";
import { saveFlyout } from "./save-flyout.js";

/** The class of `<quire-save-flyout>`. */
export const SaveFlyoutElement = asElement(saveFlyout);
