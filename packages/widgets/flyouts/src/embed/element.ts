import { asElement } from "@quire/element";
import { embedFlyout } from "./embed-flyout.js";

/** The class of `<quire-embed-flyout>`. */
export const EmbedFlyoutElement = asElement(embedFlyout);
