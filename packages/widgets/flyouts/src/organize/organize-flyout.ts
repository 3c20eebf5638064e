import { asComponent } from "@quire/element";
import { organizeFlyout } from "./element.js";
import { view } from "./organize-view.js";

export type { OrganizeFlyoutProps } from "./element.js";

/** `<quire-organize-flyout>` for React: `open` shows it beside what has the focus. */
export const OrganizeFlyout = asComponent(organizeFlyout, view);
