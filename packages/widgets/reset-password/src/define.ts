import { register } from "@quire/element";
import { ResetPasswordElement } from "./element.js";

register("reset-password", ResetPasswordElement);
