/** The calls that look up, link and register. This separate chunk loads while the user types. */
export {
  findSubscriber,
  linkSubscription,
  registerSubscriber,
  verifySubscription,
} from "@quire/services/subscriber";
