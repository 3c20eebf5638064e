import { asComponent } from "@quire/element";
import { embedFlyout } from "./element.js";
import { view } from "./embed-view.js";

export type { EmbedFlyoutProps } from "./element.js";

/** `<quire-embed-flyout>` for React: `open` shows it beside what has the focus. */
export const EmbedFlyout = asComponent(embedFlyout, view);
