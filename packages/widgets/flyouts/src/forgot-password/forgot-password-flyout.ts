import { asComponent } from "@quire/element";
import { forgotPasswordFlyout } from "./element.js";
import { view } from "./forgot-password-view.js";

export type { ForgotPasswordFlyoutProps } from "./element.js";

/** `<quire-forgot-password-flyout>` for React: `open` shows it beside what has the focus. */
export const ForgotPasswordFlyout = asComponent(forgotPasswordFlyout, view);
