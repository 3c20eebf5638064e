import { asComponent } from "@quire/element";
import { view } from "./bulk-organize-view.js";
import { bulkOrganizeFlyout } from "./element.js";

export type { BulkOrganizeFlyoutProps } from "./element.js";

/** `<quire-bulk-organize-flyout>` for React: `open` shows it beside what has the focus. */
export const BulkOrganizeFlyout = asComponent(bulkOrganizeFlyout, view);
