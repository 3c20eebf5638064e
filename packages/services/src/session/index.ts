export { type Access, type AccessRule, getAccess } from "./access.js";
export { start as startSession } from "./after-paint.js";
export { askForSignIn } from "./ask-for-sign-in.js";
export { CONSUMER_SOURCE_CODES } from "./consumer-source-codes.js";
export {
  type ContinueOptions,
  continueAfterSignIn,
  leavesAfterSignIn,
  stayAfterSignIn,
} from "./continue-after-sign-in.js";
export { dedupe } from "./dedupe.js";
export { dropDraft, getKeptDraft, keepDraft } from "./draft.js";
export { getUser } from "./get-user.js";
export { isPending } from "./has-pending-action.js";
export { inOneTab } from "./in-one-tab.js";
export { type GrantOutcome, loadGrant } from "./load-grant.js";
export { loadSession, refreshSession } from "./load-session.js";
export { type LockoutState, lockoutStore } from "./lockout-store.js";
export { newReader } from "./new-reader.js";
export { hasSignedOut, OWNER_KEY, SIGNED_OUT_KEY } from "./owner-key.js";
export { patchUser } from "./patch-user.js";
export {
  dropPendingAction,
  type PendingAction,
  saveIfNothingWaits,
  savePendingAction,
} from "./pending-action.js";
export type { PendingActionHandler } from "./pending-action-handlers.js";
export { formatProfileDate, type TargetActivity } from "./profile-values.js";
export { readCachedUser } from "./read-user.js";
export { getReader, type Reader } from "./reader.js";

export {
  type RegisterFailure,
  type RegisterInput,
  type RegisterOptions,
  type RegisterOutcome,
  register,
  registerFailure,
  subscriberRegistrationPath,
} from "./register.js";
export {
  dropRegistration,
  dropShownRegistration,
  getKeptRegistration,
  keepRegistration,
} from "./registration-note.js";
export { onPendingAction } from "./run-pending-action-soon.js";
export { type Session, type SessionStatus, sessionSignal, sessionStore } from "./session-store.js";
export { enter, type SignInInput, type SignInOutcome, signIn } from "./sign-in.js";
export { leaveAccount, signOut } from "./sign-out.js";
export { stayedHere } from "./stayed-here.js";
export { type UnlockTime, unlockTime } from "./unlock-time.js";
export { type UpdateProfileOutcome, updateProfile } from "./update-profile.js";
export { type DraftControl, type DraftForm, useDraft } from "./use-draft.js";
export { type Entitlement, type EntitlementRule, useEntitlement } from "./use-entitlement.js";
export { useLockout } from "./use-lockout.js";
export { type QuotaState, useQuota } from "./use-quota.js";
export { useReader } from "./use-reader.js";
export { useSession } from "./use-session.js";
export { type UserState, useUser } from "./use-user.js";
export {
  getFullName,
  getQuota,
  getSubscriberType,
  isSubscriber,
  type SubscriberType,
} from "./user-model.js";
export { whenKnown } from "./when-known.js";
