import { asComponent } from "@quire/element";
import { paywall } from "./element.js";
import { view } from "./paywall-view.js";

export type { PaywallProps } from "./element.js";

/** `<quire-paywall>` for React; `children` are the plain forms for where no script runs. */
export const Paywall = asComponent(paywall, view);
