import * as rows from "@quire/services/contract";
import { anyone, reader, type Step } from "./step.js";

const MAKES = "it would make an account";
const MAILS = "it would send a mail";
const PASSWORD = "it would change the account's password";
const PASSKEYS = { getPart: "passkeys" };
const PASSKEY = { ...PASSKEYS, only: "it would need a passkey, or make one" };
const LINK = { ...PASSKEYS, only: "it would need the link of a reset's mail" };
const ACCOUNT = { getPart: "account page" };
const LINKS = "it would link a subscription";

/** Calls for accounts and access, in the order of a real user. */
export const account: readonly Step[] = [
  anyone(rows.recaptchaEnabled),
  anyone(rows.geolocationLookup),
  reader(rows.profileHead, { isDated: () => true }),
  reader(rows.profile, {
    learns: ({ id, newsletters, marketingCampaigns, displayName }, known) => {
      known.learn("user", id);
      known.learn("name", displayName);
      known.learn("newsletter", newsletters[0]?.name);
      known.learn("campaign", marketingCampaigns[0]?.marketingCampaignId);
    },
  }),
  reader(rows.updateProfile, { sends: (known) => ({ body: { displayName: known.need("name") } }) }),
  reader(rows.accountDetails, ACCOUNT),
  reader(rows.cancelEmailChange, { ...ACCOUNT, only: "it would void a mailed link" }),
  reader(rows.accountData, ACCOUNT),
  reader(rows.deleteAccount, { ...ACCOUNT, only: "it would delete the account" }),
  reader(rows.quota),
  reader(rows.ascendQuota),
  reader(rows.grantAccess, {
    getPart: "grants",
    sends: (known) => ({ body: { site: known.need("site"), article: "/", for: "registered" } }),
  }),
  reader(rows.userRef),
  reader(rows.transactionDigitalData, {
    sends: (known) => ({ query: { uid: known.need("user") } }),
    may: 404,
  }),
  reader(rows.userAttributes),
  reader(rows.migrateUser),
  anyone(rows.registerUser, { only: MAKES }),
  anyone(rows.registerPaywallUser, { only: MAKES }),
  anyone(rows.registerSubscriber, { only: MAKES }),
  anyone(rows.forgotPassword, { only: MAILS }),
  anyone(rows.forgotPasswordFlyout, { only: MAILS }),
  anyone(rows.resetPassword, { only: PASSWORD }),
  reader(rows.changePassword, { only: PASSWORD }),
  anyone(rows.confirmEmail, { only: "it would change the account's e-mail address" }),
  anyone(rows.passkeyRequest, PASSKEYS),
  anyone(rows.authenticatePasskey, PASSKEY),
  anyone(rows.relatedOrigins, { getPart: "passkeys on related origins" }),
  reader(rows.passkeys, PASSKEYS),
  reader(rows.passkeyCreation, PASSKEY),
  reader(rows.addPasskey, PASSKEY),
  reader(rows.renamePasskey, PASSKEY),
  reader(rows.removePasskey, PASSKEY),
  anyone(rows.resetPasskeys, LINK),
  anyone(rows.removeResetPasskey, LINK),
  anyone(rows.subscriberSearch, { only: "it would look a subscriber up" }),
  reader(rows.linkSubscription, { only: LINKS }),
  anyone(rows.verifySubscription, { only: LINKS }),
  reader(rows.checkoutComplete, { only: LINKS }),
];

/** Ends the session, after all other calls. */
export const signOutSteps: readonly Step[] = [
  anyone(rows.identityLogout, { only: "it belongs to another service" }),
  anyone(rows.logout, { writes: true, isLast: true }),
];
