import { register } from "@quire/element";
import { PasskeysFlyoutElement } from "../passkeys/element.js";

register("passkeys-flyout", PasskeysFlyoutElement);
