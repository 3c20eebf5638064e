import { folderItems, foldersOfItem, savedAmong, saveItem, unsaveItem } from "@quire/services/contract";
import type { ApiApp } from "../api-env.js";
import { attempt, refusal } from "../refusal.js";
import { route } from "../route.js";
import type { Save } from "../saves.js";
import type { State } from "../state.js";
import { getFolder } from "./folders.js";
import { requireFolder, requireOpenFolder } from "./require-folder.js";
import { requireAccount } from "./user.js";

const MOST_IDS = 100;
/** Largest number of characters in all texts of one save. */
const LONGEST_SAVE = 10_000;

/** Registers the calls for saved items (content-7.12). */
export function registerLibrary(app: ApiApp, state: State): void {
  const { folders, saves, once, transaction, now } = state;

  route(app, foldersOfItem, ({ c, params }) => {
    const save = saves.find(requireAccount(c, state).id, params.id);
    return { saved: save !== undefined, lists: save ? folders.holding(save).map(getFolder) : [] };
  });

  route(app, savedAmong, ({ c, query }) => {
    const { id } = requireAccount(c, state);
    return { saved: getIds(query.ids).filter((itemId) => saves.find(id, itemId)) };
  });

  route(app, folderItems, ({ c, params }) => {
    const { id } = requireAccount(c, state);
    const folder = requireFolder(state, id, params.name);
    const all = { offset: 0, limit: saves.count(id, folder.id) };
    return { list: getFolder(folder), items: saves.list(id, all, folder.id).map(itemOf) };
  });

  route(
    app,
    saveItem,
    ({ c, body: { listIds, listPrice, ...item } }) => {
      const account = requireAccount(c, state);
      if (JSON.stringify(item).length > LONGEST_SAVE)
        throw refusal(
          422,
          "too-long",
          `The texts of a save have at most ${LONGEST_SAVE} characters together.`,
        );
      return transaction(() => {
        const lists = listIds.map((folderName) => requireOpenFolder(state, account.id, folderName));
        const price = listPrice === null || listPrice === undefined ? "" : String(listPrice);
        const save = saves.put(account.id, { ...item, listPrice: price, readOnly: false, saved: now() });
        if (!save) throw refusal(422, "too-many", "This library is full.");
        for (const list of lists) folders.file(list, save);
        return itemOf(save);
      });
    },
    { once },
  );

  route(
    app,
    unsaveItem,
    ({ c, body: { id } }) => {
      const account = requireAccount(c, state);
      return transaction(() => {
        if (typeof id !== "string")
          return { failed: id.flatMap((one) => triedToDiscard(state, account.id, one)) };
        discard(state, account.id, id);
        return { failed: [] };
      });
    },
    { once },
  );
}

/** @throws Refusal 400 for no ids, for too many, and for an invalid one */
function getIds(text: string): string[] {
  const refused = refusal(400, "ids", `Name 1 to ${MOST_IDS} items, separated by commas.`, "ids");
  const parts = text.split(",");
  if (text === "" || parts.length > MOST_IDS) throw refused;
  try {
    return parts.map(decodeURIComponent);
  } catch {
    throw refused; // The text has a "%" that encodes nothing.
  }
}

/** @throws Refusal 403 for a read-only item (content-6.10) */
function discard({ saves }: State, accountId: number, itemId: string): void {
  const save = saves.find(accountId, itemId);
  if (save?.readOnly) throw refusal(403, "read-only", "This item can’t be removed.", "id");
  if (save) saves.remove(save);
}

function triedToDiscard(state: State, accountId: number, itemId: string) {
  const tried = attempt(() => discard(state, accountId, itemId));
  return "problem" in tried ? [{ itemId, listId: "", ...tried.problem }] : [];
}

/** Converts a saved item to the contract's shape. */
function itemOf({ seq: _, readOnly: __, saved: ___, listPrice, ...item }: Save) {
  return { ...item, listPrice: listPrice || null };
}
