import { asComponent } from "@quire/element";
import { registrationBanner } from "./element.js";

export type { RegistrationBannerProps } from "./element.js";

/** `<quire-registration-banner>` for React. */
export const RegistrationBanner = asComponent(registrationBanner);
