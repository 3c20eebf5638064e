import { asComponent } from "@quire/element";
import { resetPassword } from "./element.js";
import { view } from "./reset-password-view.js";

export type { ResetPasswordProps } from "./element.js";

/** `<quire-reset-password>` for React; its children are shown until it is there. */
export const ResetPassword = asComponent(resetPassword, view);
