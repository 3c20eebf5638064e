import { asComponent } from "@quire/element";
import { genericFlyout } from "./element.js";
import { view } from "./generic-view.js";

export type { GenericFlyoutProps } from "./element.js";

/** `<quire-flyout>` for React: `open` shows it beside what has the focus. */
export const GenericFlyout = asComponent(genericFlyout, view);
