import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { Save } from "./saves.js";
import { getSlug } from "./seed/slug.js";

/** Largest number of folders of one account. */
const LIMIT = 200;

/** Names of the library itself, which no folder can have (content-2.5). */
const RESERVED_SLUGS = ["all", "hbrgift"];
const RESERVED_NAMES = ["mylibrary"];

const RowSchema = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    name_key: v.string(),
    description: v.string(),
    slug: v.string(),
    read_only: v.number(),
  }),
  v.transform(({ id, name, name_key, description, slug, read_only }) => ({
    id,
    name,
    nameKey: name_key,
    description,
    slug,
    readOnly: read_only !== 0,
  })),
);
const RowsSchema = v.array(RowSchema);

export type FolderRow = v.InferOutput<typeof RowSchema>;

interface NewFolder {
  readonly name: string;
  readonly description: string;
  /** If absent, it is derived from the name. */
  readonly slug?: string;
  readonly readOnly?: boolean;
}

export interface Folders {
  /** Lists the folders, sorted by name. */
  list(accountId: number): FolderRow[];
  /** Finds a folder by name, slug or id, tried in this order. */
  find(accountId: number, nameOrId: string): FolderRow | undefined;
  create(accountId: number, folder: NewFolder): FolderRow | "taken" | "too-many";
  /** Changes a folder. A new name changes the slug too, except for the folder of gifts. */
  change(
    accountId: number,
    id: string,
    folder: Pick<NewFolder, "name" | "description">,
  ): FolderRow | "taken" | undefined;
  remove(folder: FolderRow): void;
  file(folder: FolderRow, save: Save): void;
  unfile(folder: FolderRow, save: Save): void;
  /** Lists the folders that contain a saved item, sorted by name. */
  holding(save: Save): FolderRow[];
}

export function createFolders(database: DatabaseSync): Folders {
  const list = database.prepare("SELECT * FROM folders WHERE account_id = ? ORDER BY name_key");
  const insert = database.prepare("INSERT INTO folders VALUES (?, ?, ?, ?, ?, ?, ?)");
  const update = database.prepare(
    "UPDATE folders SET name = ?, name_key = ?, description = ?, slug = ? WHERE id = ?",
  );
  const remove = database.prepare("DELETE FROM folders WHERE id = ?");
  const file = database.prepare("INSERT OR IGNORE INTO folder_saves VALUES (?, ?)");
  const unfile = database.prepare("DELETE FROM folder_saves WHERE folder_id = ? AND save_seq = ?");
  const holding = database.prepare(
    `SELECT folders.* FROM folders JOIN folder_saves ON folder_id = id WHERE save_seq = ? ORDER BY name_key`,
  );

  const getRows = (accountId: number) => v.parse(RowsSchema, list.all(accountId));

  function find(accountId: number, nameOrId: string): FolderRow | undefined {
    const rows = getRows(accountId);
    const key = getKey(nameOrId);
    return (
      rows.find(({ nameKey }) => nameKey === key) ??
      rows.find(({ slug }) => slug === nameOrId) ??
      rows.find(({ id }) => id === nameOrId)
    );
  }

  return {
    list: getRows,
    find,
    create(accountId, { name, description, slug, readOnly = false }) {
      const rows = getRows(accountId);
      if (isTaken(rows, name)) return "taken";
      if (rows.length >= LIMIT) return "too-many";
      const id = randomUUID();
      const address = slug ?? freeSlug(rows, name);
      insert.run(id, accountId, name, getKey(name), description, address, Number(readOnly));
      return find(accountId, id) ?? "too-many";
    },
    change(accountId, id, { name, description }) {
      const rows = getRows(accountId);
      const others = rows.filter((row) => row.id !== id);
      const present = rows.find((row) => row.id === id);
      if (!present) return undefined;
      if (isTaken(others, name)) return "taken";
      const slug = present.slug === "hbrgift" ? present.slug : freeSlug(others, name);
      update.run(name, getKey(name), description, slug, id);
      return find(accountId, id);
    },
    remove: ({ id }) => void remove.run(id),
    file: ({ id }, { seq }) => void file.run(id, seq),
    unfile: ({ id }, { seq }) => void unfile.run(id, seq),
    holding: ({ seq }) => v.parse(RowsSchema, holding.all(seq)),
  };
}

/** Names are compared without case and spaces (content-5.3). */
function getKey(name: string): string {
  return name.toLowerCase().replaceAll(/\s/g, "");
}

function isTaken(rows: readonly FolderRow[], name: string): boolean {
  const key = getKey(name);
  return RESERVED_NAMES.includes(key) || rows.some(({ nameKey }) => nameKey === key);
}

function freeSlug(rows: readonly FolderRow[], name: string): string {
  const taken = new Set([...RESERVED_SLUGS, ...rows.map(({ slug }) => slug)]);
  const baseSlug = getSlug(name);
  for (let number = 1; ; number++) {
    const slug = number === 1 ? baseSlug : `${baseSlug}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
