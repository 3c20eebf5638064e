import { asComponent } from "@quire/element";
import { shareFlyout } from "./element.js";
import { view } from "./share-view.js";

export type { ShareFlyoutProps } from "./element.js";

/** React component of `<quire-share-flyout>`. `open` shows it next to the focused element. */
export const ShareFlyout = asComponent(shareFlyout, view);
