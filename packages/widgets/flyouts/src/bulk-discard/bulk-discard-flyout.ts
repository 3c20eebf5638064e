import { asComponent } from "@quire/element";
import { view } from "./bulk-discard-view.js";
import { bulkDiscardFlyout } from "./element.js";

export type { BulkDiscardFlyoutProps } from "./element.js";

/** React component of `<quire-bulk-discard-flyout>`. `open` shows it next to the focused element. */
export const BulkDiscardFlyout = asComponent(bulkDiscardFlyout, view);
