/** What looks up, links and registers: a chunk of its own, which comes while the reader types. */
export {
  findSubscriber,
  linkSubscription,
  registerSubscriber,
  verifySubscription,
} from "@quire/services/subscriber";
