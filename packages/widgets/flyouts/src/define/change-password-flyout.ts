import { register } from "@quire/element";
import { ChangePasswordFlyoutElement } from "../change-password/element.js";

register("change-password-flyout", ChangePasswordFlyoutElement);
