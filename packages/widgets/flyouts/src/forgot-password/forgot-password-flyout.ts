import { asComponent } from "@quire/element";
import { forgotPasswordFlyout } from "./element.js";
import { view } from "./forgot-password-view.js";

export type { ForgotPasswordFlyoutProps } from "./element.js";

/** React component of `<quire-forgot-password-flyout>`. `open` shows it next to the focused element. */
export const ForgotPasswordFlyout = asComponent(forgotPasswordFlyout, view);
