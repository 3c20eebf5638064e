import { deleteFolder, folders, listUrl, saveFolder } from "@quire/services/contract";
import type { ApiApp } from "../api-env.js";
import type { FolderRow } from "../folders.js";
import { getSite } from "../own-address.js";
import { refusal } from "../refusal.js";
import { route } from "../route.js";
import type { State } from "../state.js";
import { requireFolder, requireOpenFolder } from "./require-folder.js";
import { requireAccount } from "./user.js";

/** Wording of content-5.1 and content-5.3. The rename form shows it unchanged (content-8.3). */
const WRONG_NAME =
  "Folder title must be 30 characters or less and consisting of English letters, numbers or spaces.";
const TAKEN_NAME = "A folder with this title already exists.";

/** Registers the calls for folders (content-7.11), which are called lists in their addresses. */
export function registerFolders(app: ApiApp, state: State): void {
  const { once, transaction } = state;

  route(app, folders, ({ c }) => {
    const { id } = requireAccount(c, state);
    const counted = (row: FolderRow) => ({ ...getFolder(row), count: state.saves.count(id, row.id) });
    return { lists: state.folders.list(id).map(counted), saved: state.saves.count(id) };
  });

  route(
    app,
    saveFolder,
    ({ c, body }) => {
      const account = requireAccount(c, state);
      const name = body.name.trim();
      if (!/^[a-z0-9 ]{1,30}$/i.test(name)) throw refusal(400, "name", WRONG_NAME, "name");
      const input = { name, description: body.description.trim() };
      return transaction(() => getFolder(put(state, account.id, body.id, input)));
    },
    { once },
  );

  route(
    app,
    deleteFolder,
    ({ c, body }) => {
      const account = requireAccount(c, state);
      return transaction(() => {
        state.folders.remove(requireOpenFolder(state, account.id, body.id));
        return undefined;
      });
    },
    { once },
  );

  route(app, listUrl, ({ c, params }) => {
    const { slug } = requireFolder(state, requireAccount(c, state).id, params.x);
    return { listurl: `${getSite(c, state)}/my-library/library/${slug}` };
  });
}

/** Converts a folder to the contract's shape. */
export function getFolder({ id, name, description, slug, readOnly }: FolderRow) {
  return { id, name, description, slug, readOnly };
}

interface Input {
  readonly name: string;
  readonly description: string;
}

function put(state: State, accountId: number, id: string | undefined, input: Input): FolderRow {
  if (id === undefined) return made(state.folders.create(accountId, input));
  const folder = requireOpenFolder(state, accountId, id);
  return made(state.folders.change(accountId, folder.id, input));
}

function made(folder: FolderRow | "taken" | "too-many" | undefined): FolderRow {
  if (folder === "taken") throw refusal(409, "taken", TAKEN_NAME, "name");
  if (folder === "too-many") throw refusal(422, "too-many", "This account has reached its folder limit.");
  if (!folder) throw refusal(404, "no-list", "There is no such folder.", "id");
  return folder;
}
