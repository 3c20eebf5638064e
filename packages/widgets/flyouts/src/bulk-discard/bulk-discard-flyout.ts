import { asComponent } from "@quire/element";
import { view } from "./bulk-discard-view.js";
import { bulkDiscardFlyout } from "./element.js";

export type { BulkDiscardFlyoutProps } from "./element.js";

/** `<quire-bulk-discard-flyout>` for React: `open` shows it beside what has the focus. */
export const BulkDiscardFlyout = asComponent(bulkDiscardFlyout, view);
