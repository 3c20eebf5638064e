import { asComponent } from "@quire/element";
import { paywall } from "./element.js";
import { view } from "./paywall-view.js";

export type { Access, AccessRule } from "@quire/services/session";
export type { Card } from "./card.js";
export type { PaywallProps } from "./element.js";
export { PaywallElement } from "./element.js";

/** React component of `<quire-paywall>`. Its children are plain forms for browsers without scripts. */
export const Paywall = asComponent(paywall, view);
