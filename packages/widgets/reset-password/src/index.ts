import { asComponent } from "@quire/element";
import { resetPassword } from "./element.js";
import { view } from "./reset-password-view.js";

export type { ResetPasswordProps } from "./element.js";

/** React component of `<quire-reset-password>`. Its children are shown until the widget has loaded. */
export const ResetPassword = asComponent(resetPassword, view);
