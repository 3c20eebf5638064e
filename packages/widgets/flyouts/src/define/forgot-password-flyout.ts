import { register } from "@quire/element";
import { ForgotPasswordFlyoutElement } from "../forgot-password/element.js";

register("forgot-password-flyout", ForgotPasswordFlyoutElement);
