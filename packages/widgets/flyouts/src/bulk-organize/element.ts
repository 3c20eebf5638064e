import { asElement } from "@quire/element";
import { bulkOrganizeFlyout } from "./bulk-organize-flyout.js";

/** The class of `<quire-bulk-organize-flyout>`. */
export const BulkOrganizeFlyoutElement = asElement(bulkOrganizeFlyout);
