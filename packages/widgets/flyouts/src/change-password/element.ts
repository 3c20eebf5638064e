import { asElement } from "@quire/element";
import { changePasswordFlyout } from "./change-password-flyout.js";

/** The class of `<quire-change-password-flyout>`. */
export const ChangePasswordFlyoutElement = asElement(changePasswordFlyout);
