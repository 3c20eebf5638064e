import { asElement } from "@quire/element";
import { paywall } from "./paywall.js";

/** `<quire-paywall>`. */
export const PaywallElement = asElement(paywall);
