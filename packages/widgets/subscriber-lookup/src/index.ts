export type { SubscriptionLinked } from "./attributes.js";
export { SubscriberLookup, type SubscriberLookupProps } from "./subscriber-lookup.js";
