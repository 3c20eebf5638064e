import {
  addToFolder,
  addToFolders,
  type ItemFailure,
  removeFromFolder,
  removeFromFolders,
} from "@quire/services/contract";
import type { ApiApp } from "../api-env.js";
import type { FolderRow } from "../folders.js";
import { attempt, refusal } from "../refusal.js";
import { route } from "../route.js";
import type { Save } from "../saves.js";
import type { State } from "../state.js";
import { requireOpenFolder } from "./require-folder.js";
import { requireAccount } from "./user.js";

type Filing = "file" | "unfile";

/** Registers adding saved items to folders and removing them, one by one or in bulk (content-7.13, content-7.14). */
export function registerFiling(app: ApiApp, state: State): void {
  const { folders, once, transaction } = state;

  for (const [row, filing] of [
    [addToFolder, "file"],
    [removeFromFolder, "unfile"],
  ] as const) {
    route(
      app,
      row,
      ({ c, params, body }) => {
        const { id } = requireAccount(c, state);
        return transaction(() => {
          const folder = requireOpenFolder(state, id, params.name);
          folders[filing](folder, requireSave(state, id, body.id));
          return undefined;
        });
      },
      { once },
    );
  }

  for (const [row, filing] of [
    [addToFolders, "file"],
    [removeFromFolders, "unfile"],
  ] as const) {
    route(
      app,
      row,
      ({ c, body }) => {
        const { id } = requireAccount(c, state);
        return transaction(() => ({ failed: fileMany(state, id, filing, body) }));
      },
      { once },
    );
  }
}

interface Many {
  readonly itemId: string | string[];
  readonly listIds: string[];
}

/** Files as many items as possible, and returns the failures. */
function fileMany(state: State, accountId: number, filing: Filing, { itemId, listIds }: Many): ItemFailure[] {
  const lists = listIds.map((id) => ({ id, found: attempt(() => requireOpenFolder(state, accountId, id)) }));
  const items = [itemId]
    .flat()
    .map((id) => ({ id, found: attempt(() => requireSave(state, accountId, id)) }));
  const file = (folder: FolderRow, save: Save) => state.folders[filing](folder, save);
  return items.flatMap((item) =>
    lists.flatMap((list) => {
      if ("problem" in list.found) return [{ itemId: item.id, listId: list.id, ...list.found.problem }];
      if ("problem" in item.found) return [{ itemId: item.id, listId: list.id, ...item.found.problem }];
      file(list.found.result, item.found.result);
      return [];
    }),
  );
}

/** @throws Refusal 404 */
function requireSave({ saves }: State, accountId: number, itemId: string): Save {
  const save = saves.find(accountId, itemId);
  if (!save) throw refusal(404, "not-saved", "This item is not saved.", "id");
  return save;
}
