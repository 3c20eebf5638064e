import { register } from "@quire/element";
import { SubscriptionPlansElement } from "./element.js";

register("subscription-plans", SubscriptionPlansElement);
