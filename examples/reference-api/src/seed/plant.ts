import type { Accounts } from "../accounts.js";
import type { Follows } from "../follows.js";
import type { Gifts } from "../gifts.js";
import { hashPasswordSync } from "../password.js";
import type { Subscribers } from "../subscribers.js";
import type { TopicViews } from "../topic-views.js";
import type { Tries } from "../tries.js";
import { type AccountSeed, accountSeeds } from "./accounts.js";
import { type Shelf, stock } from "./library.js";
import { linkedFromTheStart } from "./subscribers.js";

/** Attributes of marketing experiments; each value is "key|value" (accounts-3.2). */
export const ATTRIBUTES = [
  { name: "adobeTargetActivity", value: "home-lead|control" },
  { name: "preferredEdition", value: "US" },
];

const DAY_SECONDS = 24 * 60 * 60;

export interface Ground extends Shelf {
  accounts: Accounts;
  follows: Follows;
  gifts: Gifts;
  subscribers: Subscribers;
  topicViews: TopicViews;
  tries: Tries;
  passwordCost: number;
}

/** Adds missing seeded accounts. Later changes by users stay. */
export function plant(ground: Ground): void {
  const getHash = createHashes(ground.passwordCost);
  for (const seed of accountSeeds) {
    if (!ground.accounts.byEmail(seed.emailAddress)) plantAccount(ground, seed, getHash(seed.password));
    if (seed.locked) ground.tries.lock(seed.emailAddress, DAY_SECONDS);
  }
}

/** Hashes each seed password once. Most are the same, so the server starts quickly. */
function createHashes(cost: number): (password: string) => string {
  const known = new Map<string, string>();
  return (password) => {
    const hash = known.get(password) ?? hashPasswordSync(password, cost);
    known.set(password, hash);
    return hash;
  };
}

function plantAccount(ground: Ground, seed: AccountSeed, passwordHash: string): void {
  const { accounts, follows, gifts, subscribers } = ground;
  const { emailAddress, giftsGiven = 0, ...account } = seed;
  const id = accounts.create({ ...account, customAttributes: ATTRIBUTES, email: emailAddress, passwordHash });
  if (id === undefined) return;
  for (const name of seed.topics ?? []) follows.add(id, "topic", name);
  ground.topicViews.add(
    id,
    seed.viewed ?? [],
    ground.items.all.map((item) => item.id),
  );
  for (const name of seed.newsletters ?? []) follows.add(id, "newsletter", name);
  for (const name of seed.campaigns ?? []) follows.add(id, "marketingCampaign", name);
  if (seed.library) stock(ground, id, seed.library);
  for (let gift = 1; gift <= giftsGiven; gift++) gifts.give(id, `/given-before/${gift}`);
  const subscription = linkedFromTheStart[emailAddress];
  if (subscription) subscribers.link(subscription, id, false);
}
