import { asComponent } from "@quire/element";
import { passkeysFlyout } from "./element.js";
import { view } from "./passkeys-view.js";

export type { PasskeysFlyoutProps } from "./element.js";

/** React component of `<quire-passkeys-flyout>`. `open` shows it next to the focused element. */
export const PasskeysFlyout = asComponent(passkeysFlyout, view);
