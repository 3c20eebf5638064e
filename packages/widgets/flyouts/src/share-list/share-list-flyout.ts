import { asComponent } from "@quire/element";
import { shareListFlyout } from "./element.js";
import { view } from "./share-list-view.js";

export type { ShareListFlyoutProps } from "./element.js";

/** `<quire-share-list-flyout>` for React: `open` shows it beside what has the focus. */
export const ShareListFlyout = asComponent(shareListFlyout, view);
