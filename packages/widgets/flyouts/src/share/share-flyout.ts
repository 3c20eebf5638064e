import { asComponent } from "@quire/element";
import { shareFlyout } from "./element.js";
import { view } from "./share-view.js";

export type { ShareFlyoutProps } from "./element.js";

/** `<quire-share-flyout>` for React: `open` shows it beside what has the focus. */
export const ShareFlyout = asComponent(shareFlyout, view);
