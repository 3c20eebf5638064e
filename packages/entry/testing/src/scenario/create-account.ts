import { DEFAULT_ASCEND_QUOTA, DEFAULT_QUOTA } from "@quire/services/contract";
import type { FakeBackendOptions, FolderOptions, SaveOptions, UserOptions } from "./options.js";
import type { Account, Folder, Save, State } from "./state.js";

const SUBSCRIBER_ROLE = "ROLE_HBRG_GOOD";

/** The default account for sign-in, unless `user` names another. */
export const READER = {
  firstName: "Robin",
  lastName: "Ashdown",
  email: "robin@example.com",
  password: "Reader#2026",
} as const;

type Ids = Pick<State, "nextId" | "advanceClock">;

/** Creates an empty account. */
export function createAccount(ids: Ids, user: UserOptions = {}): Account {
  const {
    firstName,
    lastName,
    email,
    password,
    restricted = false,
    hmmEligible = false,
  } = { ...READER, ...user };
  const roles = user.roleCodes ?? (user.tier === "subscribers" ? [SUBSCRIBER_ROLE] : []);
  return {
    id: user.id ?? ids.nextId(),
    emailAddress: email,
    password,
    ...{ firstName, lastName, restricted, hmmEligible },
    displayName: `${firstName} ${lastName}`,
    roleCodes: [...roles],
    attributes: { industry: "", jobTitle: "", companySize: "" },
    quota: { limit: DEFAULT_QUOTA.limit, count: 0 },
    ascendQuota: { limit: DEFAULT_ASCEND_QUOTA.limit, count: 0 },
    giftsLeft: 4,
    gifts: new Map(),
    saves: [],
    folders: [],
    follows: { topic: [], newsletter: [], marketingCampaign: [] },
    history: [],
    orders: [],
    receipts: [],
    addresses: [],
    passkeys: [],
    pendingEmailAddress: "",
    subscription: { startDate: "2026-02-11", expirationDate: "2027-02-10", isRenewing: true },
    isFresh: true,
    cart: undefined,
    choices: newChoices(),
    wrongTries: 0,
    modified: ids.advanceClock(),
  };
}

/** Returns the choices of an order that was not started. */
export const newChoices = (): Account["choices"] => ({
  orderKey: crypto.randomUUID(),
  shippingAddressId: "",
  billingAddressId: "",
  shippingMethod: "",
  paymentLabel: "",
  quoted: { contents: "", version: 0 },
});

/** Adds the scenario's data to an account. */
export function addScenarioData(account: Account, state: State, options: FakeBackendOptions): void {
  const { quotas = {}, follows = {}, saves = [], folders = [], passkeys = [] } = options;
  Object.assign(account.quota, quotas.articles);
  Object.assign(account.ascendQuota, quotas.reports);
  account.giftsLeft = options.giftsLeft ?? account.giftsLeft;
  account.follows.topic.push(...(follows.topic ?? []));
  account.follows.newsletter.push(...(follows.newsletter ?? []));
  account.follows.marketingCampaign.push(...(follows.marketingCampaign ?? []));
  account.folders.push(...folders.map((one) => createFolder(state, one)));
  account.saves.push(...saves.map((one) => createSave(account, state, one)));
  account.history.push(...(options.history ?? []));
  account.orders.push(...(options.orders ?? []));
  account.receipts.push(...(options.receipts ?? []));
  account.addresses.push(...(options.addresses ?? []));
  Object.assign(account.choices, options.choices);
  const created = new Date(account.modified).toISOString();
  account.passkeys.push(...passkeys.map((one) => ({ ...one, created, lastUsed: "" })));
}

function createFolder(state: State, given: string | FolderOptions): Folder {
  const {
    id,
    name,
    description = "",
    readOnly = false,
    slug,
  } = typeof given === "string" ? { name: given } : given;
  return { id: id ?? state.nextId(), name, description, readOnly, slug: slug ?? getSlug(name) };
}

export const getSlug = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, "-");

/** Creates a save. An item of the publication is saved with its data. */
function createSave(
  { folders }: Account,
  { items }: State,
  { folders: names = [], ...given }: SaveOptions,
): Save {
  const known = items.find(({ id }) => id === given.id);
  return {
    ...{ title: known?.title ?? `Saved item ${given.id}`, url: known?.url ?? `/item/${given.id}` },
    ...{ topic: known?.topic ?? "", contentType: known?.contentType ?? "", image: "", listPrice: null },
    ...{ authors: [...(known?.authors ?? [])], summary: known?.summary ?? "", activityType: "saved" },
    ...{ readOnly: false, saved: "", ...given },
    folderIds: folders.filter(({ name }) => names.includes(name)).map(({ id }) => id),
  };
}
