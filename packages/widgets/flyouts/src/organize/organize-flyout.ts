import { asComponent } from "@quire/element";
import { organizeFlyout } from "./element.js";
import { view } from "./organize-view.js";

export type { OrganizeFlyoutProps } from "./element.js";

/** React component of `<quire-organize-flyout>`. `open` shows it next to the focused element. */
export const OrganizeFlyout = asComponent(organizeFlyout, view);
