export type { Access, AccessRule } from "./access.js";
export type { Card } from "./card.js";
export { PaywallElement } from "./element.js";
export { Paywall, type PaywallProps } from "./paywall.js";
