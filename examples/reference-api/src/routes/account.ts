import { accountData, accountDetails, deleteAccount } from "@quire/services/contract";
import { getAccountData } from "../account-data.js";
import { accountDeletedMail } from "../account-mails.js";
import type { ApiApp, ApiContext } from "../api-env.js";
import { route } from "../route.js";
import type { State } from "../state.js";
import { getSubscriptionTerm } from "../subscription-term.js";
import { requireFresh } from "./passwords.js";
import { requireAccount } from "./user.js";

/** Registers the routes of the account page: its details, the download of the data, and the deletion (beyond-341). */
export function registerAccount(app: ApiApp, state: State): void {
  route(app, accountDetails, ({ c }) => {
    const account = requireAccount(c, state);
    return {
      pendingEmailAddress: state.emailChanges.pending(account.id) ?? "",
      subscription: getSubscriptionTerm(account, state),
    };
  });
  route(app, accountData, async ({ c }) => {
    const account = requireAccount(c, state);
    await state.limits.take(c, "accountData", { name: account.email });
    c.header("Content-Disposition", 'attachment; filename="account-data.json"');
    return getAccountData(account, state);
  });
  route(app, deleteAccount, ({ c, body }) => removeAccount(c, state, body.currentPassword));
}

/**
 * Deletes the user's account with its data, and signs out every device. Sign-ups of its e-mail address end too.
 * @throws Refusal 400 for the field `currentPassword`, 423 after too many wrong passwords, 429
 */
export async function removeAccount(
  c: ApiContext,
  state: State,
  currentPassword?: string,
): Promise<undefined> {
  const account = requireAccount(c, state);
  await requireFresh(c, state, account, currentPassword);
  await state.limits.take(c, "accountDeletion");
  state.transaction(() => {
    state.follows.signOffAll(account.email);
    state.accounts.remove(account.id);
  });
  state.sessions.end(c);
  state.outbox.later(() => accountDeletedMail(account, state.site));
  return undefined;
}
