import { cancelEmailChange, confirmEmail } from "@quire/services/contract";
import { confirmEmailMail, emailAskedMail, emailChangedMail, emailTakenMail } from "../account-mails.js";
import type { Account } from "../accounts.js";
import type { ApiApp, ApiContext } from "../api-env.js";
import { normalizeEmail } from "../email-address.js";
import { refusal } from "../refusal.js";
import { route } from "../route.js";
import type { State } from "../state.js";
import { requireFresh } from "./passwords.js";
import { requireAccount } from "./user.js";

/** Registers the confirmation of a new e-mail address by the mailed link (accounts-7.5), and its withdrawal. */
export function registerEmailChange(app: ApiApp, state: State): void {
  route(app, confirmEmail, ({ body }) => confirmEmailChange(state, body.token));
  route(app, cancelEmailChange, ({ c }) => {
    state.emailChanges.end(requireAccount(c, state).id);
    return undefined;
  });
}

interface Input {
  readonly emailAddress?: string | undefined;
  readonly currentPassword?: string | undefined;
}

/**
 * Mails a link to the new address, and a notice to the current one. Nothing changes before the user follows the link. A
 * thief of a session has neither a recent sign-in nor the new mailbox. A taken address gets the same answer, so that it
 * reveals no account; its owner gets a mail without a link.
 * @throws Refusal 400 for an invalid address or a wrong password, 423 after too many of these, 429
 */
export async function askForEmailChange(
  c: ApiContext,
  state: State,
  account: Account,
  { emailAddress = "", currentPassword }: Input,
): Promise<void> {
  const email = normalizeEmail(emailAddress);
  if (!email) throw refusal(400, "email", "is not a valid email address", "emailAddress");
  if (email === account.email) return;
  await requireFresh(c, state, account, currentPassword);
  await state.limits.take(c, "emailChange", { name: account.email });
  const token = state.emailChanges.issue({ accountId: account.id, email });
  state.outbox.later(() => {
    const owner = state.accounts.byEmail(email);
    return owner ? emailTakenMail(owner, state.site) : confirmEmailMail(email, account, state.site, token);
  });
  state.outbox.later(() => emailAskedMail(account, state.site));
}

/**
 * Sets the account's new address. Links that were mailed to the old one become void.
 * @throws Refusal 400 for the field `token`, 409 if the address was taken meanwhile
 */
export function confirmEmailChange(state: State, token: string): undefined {
  const { accounts, emailChanges, outbox, resets, transaction } = state;
  return transaction(() => {
    const change = emailChanges.of(token);
    const account = change && accounts.byId(change.accountId);
    if (!account) throw refusal(400, "token", "This link has expired or was used before.", "token");
    if (accounts.byEmail(change.email)) throw toTakenRefusal();
    accounts.change(account.id, { email: change.email });
    resets.spend(account.id);
    emailChanges.end(account.id);
    outbox.later(() => emailChangedMail(account, state.site));
    return undefined;
  });
}

function toTakenRefusal() {
  return refusal(409, "taken", "This email address belongs to another account.", "emailAddress");
}
