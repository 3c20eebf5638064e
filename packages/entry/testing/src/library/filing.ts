import type { ItemFailure } from "@quire/services/contract";
import type { ReaderAnswers } from "../backend/call.js";
import { refusal } from "../backend/refusal.js";
import type { Account, Folder, Save } from "../scenario/state.js";
import { requireOpenFolder } from "./library.js";

type ChangeFolder = (save: Save, folder: Folder) => undefined;

const addToFolder: ChangeFolder = (save, { id }) => {
  save.folderIds = [...new Set([...save.folderIds, id])];
};
const removeFromFolder: ChangeFolder = (save, { id }) => {
  save.folderIds = save.folderIds.filter((one) => one !== id);
};

/** @throws Refusal 404 */
function requireSave({ saves }: Account, itemId: string): Save {
  const save = saves.find(({ id }) => id === itemId);
  if (!save) throw refusal(404, "not-saved", "This item is not saved.", "id");
  return save;
}

interface ManyItems {
  readonly itemId: string | string[];
  readonly listIds: readonly string[];
}

/** Files as many items as possible. @returns the failures */
function fileMany(
  account: Account,
  changeFolder: ChangeFolder,
  { itemId, listIds }: ManyItems,
): { failed: ItemFailure[] } {
  const pairs = [itemId].flat().flatMap((item) => listIds.map((list) => [item, list] as const));
  const failed = pairs.flatMap(([item, list]) => {
    const save = account.saves.find(({ id }) => id === item);
    const folder = account.folders.find(({ id, slug, name }) => [id, slug, name].includes(list));
    if (save && folder && !folder.readOnly) {
      changeFolder(save, folder);
      return [];
    }
    const code = folder?.readOnly ? "read-only" : folder ? "not-saved" : "no-list";
    return [{ itemId: item, listId: list, code, message: "This could not be done." }];
  });
  return { failed };
}

/** Answers for adding items to folders and removing them, singly and in bulk. */
export const filingAnswers = {
  addToFolder: ({ account, params, body }) =>
    addToFolder(requireSave(account, body.id), requireOpenFolder(account, params.name)),
  removeFromFolder: ({ account, params, body }) =>
    removeFromFolder(requireSave(account, body.id), requireOpenFolder(account, params.name)),
  addToFolders: ({ account, body }) => fileMany(account, addToFolder, body),
  removeFromFolders: ({ account, body }) => fileMany(account, removeFromFolder, body),
} satisfies ReaderAnswers;
