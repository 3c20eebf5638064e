import { register } from "@quire/element";
import { PaywallElement } from "./element.js";

register("paywall", PaywallElement);
