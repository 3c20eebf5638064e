import type { ReaderAnswers, ReaderCall } from "../backend/call.js";
import { refusal } from "../backend/refusal.js";
import { getSlug } from "../scenario/create-account.js";
import type { Account, Folder, Save } from "../scenario/state.js";

const MAX_IDS = 100;
const WRONG_NAME =
  "Folder title must be 30 characters or less and consisting of English letters, numbers or spaces.";

/** Returns a folder by its id, slug or name. @throws Refusal 404 */
export function requireFolder({ folders }: Account, asked: string): Folder {
  const found = folders.find(({ id, slug, name }) => [id, slug, name].includes(asked));
  if (!found) throw refusal(404, "no-list", "There is no such folder.", "id");
  return found;
}

/** @throws Refusal 403, 404 */
export function requireOpenFolder(account: Account, asked: string): Folder {
  const folder = requireFolder(account, asked);
  if (folder.readOnly) throw refusal(403, "read-only", "This folder can’t be changed.", "id");
  return folder;
}

export const savesIn = ({ saves }: Account, { id }: Folder) =>
  saves.filter(({ folderIds }) => folderIds.includes(id));

const itemOf = ({ readOnly: _, folderIds: __, saved: ___, ...item }: Save) => item;

/** @throws Refusal 403 */
function discard(account: Account, itemId: string): void {
  const save = account.saves.find(({ id }) => id === itemId);
  if (save?.readOnly) throw refusal(403, "read-only", "This item can’t be removed.", "id");
  account.saves = account.saves.filter((one) => one !== save);
}

function saveFolder({ account, body, state }: ReaderCall<"saveFolder">): Folder {
  const name = body.name.trim();
  if (!/^[a-z0-9 ]{1,30}$/i.test(name)) throw refusal(400, "name", WRONG_NAME, "name");
  const plain = (text: string) => text.toLowerCase().replaceAll(" ", "");
  const namesake = account.folders.find((one) => plain(one.name) === plain(name));
  const folder = body.id === undefined ? undefined : requireOpenFolder(account, body.id);
  if (namesake && namesake !== folder)
    throw refusal(409, "taken", "A folder with this title already exists.", "name");
  const { description } = body;
  if (folder) return Object.assign(folder, { name, description, slug: getSlug(name) });
  const made = { id: state.nextId(), name, description, slug: getSlug(name), readOnly: false };
  account.folders.push(made);
  return made;
}

export const libraryAnswers = {
  folders: ({ account }) => ({
    lists: account.folders
      .map((folder) => ({ ...folder, count: savesIn(account, folder).length }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    saved: account.saves.length,
  }),
  saveFolder,
  deleteFolder({ account, body }) {
    const { id } = requireOpenFolder(account, body.id);
    account.folders = account.folders.filter((one) => one.id !== id);
    for (const save of account.saves) save.folderIds = save.folderIds.filter((one) => one !== id);
  },
  folderItems({ account, params }) {
    const list = requireFolder(account, params.name);
    return { list, items: savesIn(account, list).map(itemOf) };
  },
  saveItem({ account, body: { listIds, ...item } }) {
    const wanted = listIds.map((one) => requireOpenFolder(account, one).id);
    const before = account.saves.find(({ id }) => id === item.id);
    const folderIds = [...new Set([...(before?.folderIds ?? []), ...wanted])];
    const first = { readOnly: false, saved: new Date().toISOString() };
    const save = { ...first, ...before, ...item, listPrice: item.listPrice ?? null, folderIds };
    account.saves = [save, ...account.saves.filter((one) => one !== before)];
    return itemOf(save);
  },
  unsaveItem({ account, body: { id } }) {
    if (typeof id === "string") {
      discard(account, id);
      return { failed: [] };
    }
    const isKept = (one: string) => account.saves.some((save) => save.id === one && save.readOnly);
    for (const one of id) if (!isKept(one)) discard(account, one);
    const message = "This item can’t be removed.";
    return { failed: id.filter(isKept).map((itemId) => ({ itemId, code: "read-only", message })) };
  },
  savedAmong({ account, query }) {
    const ids = query.ids.split(",").map(decodeURIComponent);
    if (query.ids === "" || ids.length > MAX_IDS)
      throw refusal(400, "ids", `Name 1 to ${MAX_IDS} items, separated by commas.`, "ids");
    return { saved: ids.filter((id) => account.saves.some((save) => save.id === id)) };
  },
  foldersOfItem({ account, params }) {
    const save = account.saves.find(({ id }) => id === params.id);
    const lists = account.folders.filter(({ id }) => save?.folderIds.includes(id));
    return { saved: save !== undefined, lists };
  },
  listUrl: ({ account, params, origin }) => ({
    listurl: `${origin}/my-library/library/${requireFolder(account, params.x).slug}`,
  }),
} satisfies ReaderAnswers;
