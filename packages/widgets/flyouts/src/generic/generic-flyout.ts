import { asComponent } from "@quire/element";
import { genericFlyout } from "./element.js";
import { view } from "./generic-view.js";

export type { GenericFlyoutProps } from "./element.js";

/** React component of `<quire-flyout>`. `open` shows it next to the focused element. */
export const GenericFlyout = asComponent(genericFlyout, view);
