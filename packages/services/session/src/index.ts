export { start as startSession } from "./after-paint.js";
export { askForSignIn } from "./ask-for-sign-in.js";
export { type ContinueOptions, continueAfterSignIn } from "./continue-after-sign-in.js";
export { dropIntent, type Intent, keepIntent } from "./intent.js";
export { type IntentHandler, onIntent } from "./intent-handlers.js";
export { loadSession, patchUser, refreshSession } from "./load-session.js";
export { loadAscendQuota, loadQuota } from "./quotas.js";
export { type RegisterInput, type RegisterOptions, type RegisterOutcome, register } from "./register.js";
export { type Session, type SessionStatus, sessionSignal, sessionStore } from "./session-store.js";
export { type SignInInput, type SignInOutcome, signIn } from "./sign-in.js";
export { signOut } from "./sign-out.js";
export { type UpdateProfileOutcome, updateProfile } from "./update-profile.js";
export { useSession } from "./use-session.js";
export {
  ascendQuotaOf,
  fullNameOf,
  isSubscriber,
  quotaOf,
  type SubscriberType,
  subscriberTypeOf,
  userOf,
} from "./user-model.js";
