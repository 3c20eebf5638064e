import { register } from "@quire/element";
import { AccountSettingsElement } from "./element.js";

register("account-settings", AccountSettingsElement);
