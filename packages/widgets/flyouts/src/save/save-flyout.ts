import { asComponent } from "@quire/element";
import { saveFlyout } from "./element.js";
import { view } from "./save-view.js";

export type { SaveFlyoutProps } from "./element.js";

/** `<quire-save-flyout>` for React: `open` shows it beside what has the focus. */
export const SaveFlyout = asComponent(saveFlyout, view);
