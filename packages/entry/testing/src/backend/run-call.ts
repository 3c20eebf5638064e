import { ownPasskeyAnswers, passkeyAnswers } from "../account/passkeys.js";
import { ownPasswordAnswers, passwordAnswers } from "../account/passwords.js";
import { ownSessionAnswers, sessionAnswers } from "../account/session.js";
import { ownSubscriberAnswers, subscriberAnswers } from "../account/subscribers.js";
import { filingAnswers } from "../library/filing.js";
import { followingAnswers, ownFollowingAnswers } from "../library/following.js";
import { libraryAnswers } from "../library/library.js";
import { contentAnswers, ownContentAnswers } from "../reading/content.js";
import { ownStreamAnswers, streamAnswers } from "../reading/streams.js";
import { cartAnswers, ownCartAnswers } from "../shop/cart.js";
import { checkoutAnswers, ownCheckoutAnswers } from "../shop/checkout.js";
import { videoAnswers } from "../video/video.js";
import type { Call, CallName } from "./call.js";

const forAnyone = {
  ...sessionAnswers,
  ...passwordAnswers,
  ...passkeyAnswers,
  ...subscriberAnswers,
  ...followingAnswers,
  ...streamAnswers,
  ...contentAnswers,
  ...cartAnswers,
  ...checkoutAnswers,
  ...videoAnswers,
};

const forReaders = {
  ...ownSessionAnswers,
  ...ownPasswordAnswers,
  ...ownPasskeyAnswers,
  ...ownSubscriberAnswers,
  ...libraryAnswers,
  ...filingAnswers,
  ...ownFollowingAnswers,
  ...ownStreamAnswers,
  ...ownContentAnswers,
  ...ownCartAnswers,
  ...ownCheckoutAnswers,
};

// The type names every call of the contract, so that a new one cannot be forgotten.
const answers: Readonly<Record<CallName, unknown>> = { ...forAnyone, ...forReaders };

/** Returns true if the call refuses guests. */
export const isForReaders = (name: string): boolean => name in forReaders;

/** Runs one call. @throws Refusal */
export function runCall(name: CallName, call: Call): unknown {
  // The call's own row types each answer, and has parsed `call`.
  return (answers[name] as (call: Call) => unknown)(call);
}
