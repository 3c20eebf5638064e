import { asComponent } from "@quire/element";
import { view } from "./bulk-organize-view.js";
import { bulkOrganizeFlyout } from "./element.js";

export type { BulkOrganizeFlyoutProps } from "./element.js";

/** React component of `<quire-bulk-organize-flyout>`. `open` shows it next to the focused element. */
export const BulkOrganizeFlyout = asComponent(bulkOrganizeFlyout, view);
