import { asElement } from "@quire/element";
import { forgotPasswordFlyout } from "./forgot-password-flyout.js";

/** The class of `<quire-forgot-password-flyout>`. */
export const ForgotPasswordFlyoutElement = asElement(forgotPasswordFlyout);
