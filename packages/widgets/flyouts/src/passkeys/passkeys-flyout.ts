import { asComponent } from "@quire/element";
import { passkeysFlyout } from "./element.js";
import { view } from "./passkeys-view.js";

export type { PasskeysFlyoutProps } from "./element.js";

/** `<quire-passkeys-flyout>` for React: `open` shows it beside what has the focus. */
export const PasskeysFlyout = asComponent(passkeysFlyout, view);
