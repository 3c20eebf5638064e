import { asComponent } from "@quire/element";
import { saveFlyout } from "./element.js";
import { view } from "./save-view.js";

export type { SaveFlyoutProps } from "./element.js";

/** React component of `<quire-save-flyout>`. `open` shows it next to the focused element. */
export const SaveFlyout = asComponent(saveFlyout, view);
