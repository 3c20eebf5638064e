import {
  ascendQuota,
  type ProfileUpdateSchema,
  profile,
  profileHead,
  quota,
  updateProfile,
} from "@quire/services/contract";
import type { InferOutput } from "valibot";
import type { Account, AccountChange } from "../accounts.js";
import type { ApiApp, ApiContext } from "../api-env.js";
import { oneLine } from "../one-line.js";
import { getAscendQuota, getProfile, getQuota } from "../profile.js";
import { Refusal } from "../refusal.js";
import { getNameProblems } from "../registration-rules.js";
import { route, toUnauthenticated } from "../route.js";
import type { State } from "../state.js";
import { askForEmailChange } from "./email-change.js";

const COLUMNS = { industry: "industry", "job-title": "job_title", "company-size": "company_size" } as const;

/** Registers the profile and its quotas (accounts-7.4, accounts-7.5, accounts-7.6). Guests get 401. */
export function registerUserRoutes(app: ApiApp, state: State): void {
  route(app, profileHead, ({ c }) => {
    lastModified(c, requireAccount(c, state));
    return undefined;
  });
  route(app, profile, ({ c }) => {
    const account = requireAccount(c, state);
    lastModified(c, account);
    return getProfile(account, state);
  });
  route(app, quota, ({ c }) => getQuota(requireAccount(c, state)));
  route(app, ascendQuota, ({ c }) => getAscendQuota(requireAccount(c, state)));
  route(app, updateProfile, async ({ c, body }) => {
    const account = requireAccount(c, state);
    requireNames(body);
    if (body.emailAddress !== undefined) await askForEmailChange(c, state, account, body);
    changeProfile(state, account, body);
    return undefined;
  });
}

/** Changes the given fields of the profile, apart from the e-mail address. @throws Refusal 400 for a wrong name */
export function changeProfile(state: State, account: Account, input: Input): void {
  requireNames(input);
  const change = getChange(account, input);
  if (Object.keys(change).length > 0) state.accounts.change(account.id, change);
}

function requireNames(input: Input): void {
  const problems = getNameProblems(input);
  if (problems.length > 0) throw new Refusal(400, { errors: problems });
}

/** @throws Refusal 401 */
export function requireAccount(c: ApiContext, { sessions, accounts }: State): Account {
  const id = sessions.getAccount(c);
  const account = id === undefined ? undefined : accounts.byId(id);
  if (!account) throw toUnauthenticated();
  return account;
}

function lastModified(c: ApiContext, { modified }: Account): void {
  c.header("Last-Modified", new Date(modified * 1000).toUTCString());
}

type Input = InferOutput<typeof ProfileUpdateSchema>;

/** Returns the columns to change. A display name that repeats the full name follows it. */
function getChange(
  account: Account,
  { displayName, firstName, lastName, attributes = [] }: Input,
): AccountChange {
  const change: AccountChange = {};
  if (firstName !== undefined) change.first_name = oneLine(firstName);
  if (lastName !== undefined) change.last_name = oneLine(lastName);
  const names = { ...account, ...change };
  const isFullName = account.display_name === `${account.first_name} ${account.last_name}`;
  const isRenamed = firstName !== undefined || lastName !== undefined;
  if (displayName !== undefined) change.display_name = oneLine(displayName);
  else if (isRenamed && isFullName) change.display_name = `${names.first_name} ${names.last_name}`;
  for (const { name, value } of attributes) change[COLUMNS[name]] = value;
  return change;
}
