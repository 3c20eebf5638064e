import { asElement } from "@quire/element";
import { subscriberLookup } from "./subscriber-lookup.js";

/** The class of `<quire-subscriber-lookup>`; `define.ts` registers it. */
export const SubscriberLookupElement = asElement(subscriberLookup);
