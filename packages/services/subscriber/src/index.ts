export type { SubscriberRecord, Subscription } from "@quire/contract-service";
export { CONSUMER_SOURCE_CODES } from "@quire/session-service";
export { emailFromAddress } from "./email-from-address.js";
export {
  type FindSubscriberInput,
  type FindSubscriberOptions,
  type FindSubscriberOutcome,
  findSubscriber,
} from "./find-subscriber.js";
export type { LinkOutcome } from "./link-outcome.js";
export { type LinkSubscriptionInput, linkSubscription } from "./link-subscription.js";
export {
  type RegisterSubscriberInput,
  type RegisterSubscriberOutcome,
  registerSubscriber,
} from "./register-subscriber.js";
export { verifySubscription } from "./verify-subscription.js";
