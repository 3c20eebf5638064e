import { ascendQuota, profile, profileHead, quota, updateProfile } from "@quire/contract-service";
import type { Account, AccountChange } from "../accounts.js";
import type { ApiApp, ApiContext } from "../api-env.js";
import { normalizeEmail } from "../email-address.js";
import { ascendQuotaOf, profileOf, quotaOf } from "../profile.js";
import { refusal } from "../refusal.js";
import { route, unauthenticated } from "../route.js";
import type { State } from "../state.js";

const COLUMNS = { industry: "industry", "job-title": "job_title", "company-size": "company_size" } as const;

/** The profile and its quotas (accounts §7): 401 where nobody is signed in. */
export function registerUserRoutes(app: ApiApp, state: State): void {
  route(app, profileHead, ({ c }) => {
    lastModified(c, requireAccount(c, state));
    return undefined;
  });
  route(app, profile, ({ c }) => {
    const account = requireAccount(c, state);
    lastModified(c, account);
    return profileOf(account, state);
  });
  route(app, quota, ({ c }) => quotaOf(requireAccount(c, state)));
  route(app, ascendQuota, ({ c }) => ascendQuotaOf(requireAccount(c, state)));
  route(app, updateProfile, ({ c, body }) => {
    const { id } = requireAccount(c, state);
    const change = changeOf(body);
    const owner = change.email === undefined ? undefined : state.accounts.byEmail(change.email);
    if (owner && owner.id !== id) {
      throw refusal(409, "taken", "This e-mail address belongs to another account.", "emailAddress");
    }
    state.accounts.change(id, change);
    return undefined;
  });
}

/** @throws Refusal 401 */
export function requireAccount(c: ApiContext, { sessions, accounts }: State): Account {
  const id = sessions.accountOf(c);
  const account = id === undefined ? undefined : accounts.byId(id);
  if (!account) throw unauthenticated();
  return account;
}

function lastModified(c: ApiContext, { modified }: Account): void {
  c.header("Last-Modified", new Date(modified * 1000).toUTCString());
}

interface Wanted {
  displayName?: string | undefined;
  emailAddress?: string | undefined;
  attributes?: { name: keyof typeof COLUMNS; value: string }[] | undefined;
}

function changeOf({ displayName, emailAddress, attributes = [] }: Wanted): AccountChange {
  const change: AccountChange = {};
  if (displayName !== undefined) change.display_name = displayName;
  if (emailAddress !== undefined) {
    const email = normalizeEmail(emailAddress);
    if (!email) throw refusal(400, "email", "is not a valid email address", "emailAddress");
    change.email = email;
  }
  for (const { name, value } of attributes) change[COLUMNS[name]] = value;
  return change;
}
