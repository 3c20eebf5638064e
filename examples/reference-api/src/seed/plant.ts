import type { Accounts } from "../accounts.js";
import type { Follows } from "../follows.js";
import { hashPasswordSync } from "../password.js";
import type { Tries } from "../tries.js";
import { type AccountSeed, accountSeeds } from "./accounts.js";

const DAY_SECONDS = 24 * 60 * 60;

export interface Ground {
  accounts: Accounts;
  follows: Follows;
  tries: Tries;
  passwordCost: number;
}

/** Adds the seeded accounts that are missing; what readers changed since stays as it is. */
export function plant(ground: Ground): void {
  for (const seed of accountSeeds) {
    if (!ground.accounts.byEmail(seed.emailAddress)) plantAccount(ground, seed);
    if (seed.locked) ground.tries.lock(seed.emailAddress, DAY_SECONDS);
  }
}

function plantAccount({ accounts, follows, passwordCost }: Ground, seed: AccountSeed): void {
  const { emailAddress, password, topics = [], ...account } = seed;
  const passwordHash = hashPasswordSync(password, passwordCost);
  const id = accounts.create({ ...account, email: emailAddress, passwordHash });
  if (id !== undefined) for (const topic of topics) follows.add(id, "topic", topic);
}
