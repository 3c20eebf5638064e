import { asElement } from "@quire/element";
import { resetPassword } from "./reset-password.js";

/** The class of `<quire-reset-password>`; `define.ts` registers it. */
export const ResetPasswordElement = asElement(resetPassword);
