import { register } from "@quire/element";
import { RegistrationBannerElement } from "../registration-banner/element.js";

register("registration-banner", RegistrationBannerElement);
