import { asElement } from "@quire/element";
import { bulkDiscardFlyout } from "./bulk-discard-flyout.js";

/** The class of `<quire-bulk-discard-flyout>`. */
export const BulkDiscardFlyoutElement = asElement(bulkDiscardFlyout);
