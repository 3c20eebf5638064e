import { register } from "@quire/element";
import { SubscriberLookupElement } from "./element.js";

register("subscriber-lookup", SubscriberLookupElement);
