import { asElement } from "@quire/element";
import { registrationBanner } from "./registration-banner.js";

/** The class of `<quire-registration-banner>`; `define/registration-banner.ts` registers it. */
export const RegistrationBannerElement = asElement(registrationBanner);
