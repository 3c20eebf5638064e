export type { SubscriberRecord, Subscription } from "../contract/index.js";
export { CONSUMER_SOURCE_CODES } from "../session/index.js";
export { getEmailInAddress, takeEmailFromAddress } from "./email-in-address.js";
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
