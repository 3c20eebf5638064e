import { asComponent } from "@quire/element";
import { embedFlyout } from "./element.js";
import { view } from "./embed-view.js";

export type { EmbedFlyoutProps } from "./element.js";

/** React component of `<quire-embed-flyout>`. `open` shows it next to the focused element. */
export const EmbedFlyout = asComponent(embedFlyout, view);
