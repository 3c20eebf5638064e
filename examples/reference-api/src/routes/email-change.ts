import { confirmEmail } from "@quire/services/contract";
import { confirmEmailMail, emailAskedMail, emailChangedMail } from "../account-mails.js";
import type { Account } from "../accounts.js";
import type { ApiApp, ApiContext } from "../api-env.js";
import { normalizeEmail } from "../email-address.js";
import { refusal } from "../refusal.js";
import { route } from "../route.js";
import type { State } from "../state.js";
import { requireCurrent } from "./passwords.js";

/** The second half of a changed e-mail address (accounts-7.5): the link that was mailed to it. */
export function registerEmailChange(app: ApiApp, state: State): void {
  route(app, confirmEmail, ({ body }) => confirmEmailChange(state, body.token));
}

interface Wanted {
  readonly emailAddress?: string | undefined;
  readonly currentPassword?: string | undefined;
}

/**
 * Mails a link to the new address, and word of it to the present one. Nothing changes before the link is followed:
 * who has taken over a session has neither the password nor the new mailbox.
 * @throws Refusal 400 for what is no address or the wrong password, 409 where the address is taken, 429
 */
export async function askForEmailChange(
  c: ApiContext,
  state: State,
  account: Account,
  { emailAddress = "", currentPassword = "" }: Wanted,
): Promise<void> {
  const email = normalizeEmail(emailAddress);
  if (!email) throw refusal(400, "email", "is not a valid email address", "emailAddress");
  if (email === account.email) return;
  await state.limits.take(c, "emailChange", { name: account.email });
  await requireCurrent(state, account, currentPassword, "currentPassword");
  if (state.accounts.byEmail(email)) throw taken();
  const token = state.emailChanges.issue({ accountId: account.id, email });
  state.outbox.later(() => confirmEmailMail(email, account, state.site, token));
  state.outbox.later(() => emailAskedMail(account, state.site));
}

/**
 * Gives the account its new address. Links that were mailed to the old one are void.
 * @throws Refusal 400 for the field `token`, 409 where the address was taken meanwhile
 */
export function confirmEmailChange(state: State, token: string): undefined {
  const { accounts, emailChanges, outbox, resets, transaction } = state;
  return transaction(() => {
    const change = emailChanges.of(token);
    const account = change && accounts.byId(change.accountId);
    if (!account) throw refusal(400, "token", "This link has expired or was used before.", "token");
    if (accounts.byEmail(change.email)) throw taken();
    accounts.change(account.id, { email: change.email });
    resets.spend(account.id);
    emailChanges.end(account.id);
    outbox.later(() => emailChangedMail(account, state.site));
    return undefined;
  });
}

function taken() {
  return refusal(409, "taken", "This e-mail address belongs to another account.", "emailAddress");
}
