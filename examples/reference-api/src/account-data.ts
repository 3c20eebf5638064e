import type { Account } from "./accounts.js";
import { getProfile } from "./profile.js";
import type { State } from "./state.js";
import { getSubscriptionTerm } from "./subscription-term.js";

const WHOLE = { offset: 0, limit: Number.MAX_SAFE_INTEGER };

const toTime = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Collects everything that the server stores about an account. Hashes, keys and tokens are not part of it. */
export function getAccountData(account: Account, state: State) {
  const { id } = account;
  return {
    exported: toTime(state.now()),
    profile: getProfile(account, state),
    pendingEmailAddress: state.emailChanges.pending(id) ?? "",
    subscription: getSubscriptionTerm(account, state),
    passkeys: state.passkeys.of(id).map(({ name, created, last_used }) => ({
      name,
      created: toTime(created),
      lastUsed: last_used === null ? "" : toTime(last_used),
    })),
    saves: state.saves.list(id, WHOLE).map(({ seq: _, ...save }) => save),
    folders: state.folders.list(id).map(({ id: folderId, name, description }) => ({
      name,
      description,
      items: state.saves.list(id, WHOLE, folderId).map((save) => save.id),
    })),
    history: state.history.list(id, WHOLE).map(({ activity, item_id, provider, shared_with }) => ({
      activity,
      item: item_id,
      provider,
      sharedWith: shared_with,
    })),
    orders: state.purchases.list(id, WHOLE).map(({ account_id: _, ...order }) => order),
    addresses: state.addresses.list(id),
    gifts: state.gifts.list(id),
    freeArticles: state.freeArticles.list(id),
  };
}
