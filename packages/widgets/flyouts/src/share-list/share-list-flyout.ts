import { asComponent } from "@quire/element";
import { shareListFlyout } from "./element.js";
import { view } from "./share-list-view.js";

export type { ShareListFlyoutProps } from "./element.js";

/** React component of `<quire-share-list-flyout>`. `open` shows it next to the focused element. */
export const ShareListFlyout = asComponent(shareListFlyout, view);
