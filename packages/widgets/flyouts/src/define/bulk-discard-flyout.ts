import { register } from "@quire/element";
import { BulkDiscardFlyoutElement } from "../bulk-discard/element.js";

register("bulk-discard-flyout", BulkDiscardFlyoutElement);
