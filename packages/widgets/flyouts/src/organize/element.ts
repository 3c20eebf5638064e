import { asElement } from "@quire/element";
import { organizeFlyout } from "./organize-flyout.js";

/** The class of `<quire-organize-flyout>`. */
export const OrganizeFlyoutElement = asElement(organizeFlyout);
