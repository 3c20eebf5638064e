import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

/** Largest number of saves of one account. */
const LIMIT = 5000;

const RowSchema = v.pipe(
  v.object({
    seq: v.number(),
    item_id: v.string(),
    title: v.string(),
    url: v.string(),
    topic: v.string(),
    authors: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
    content_type: v.string(),
    image: v.string(),
    summary: v.string(),
    list_price: v.string(),
    activity_type: v.string(),
    read_only: v.number(),
    saved: v.number(),
  }),
  v.transform((row) => ({
    seq: row.seq,
    id: row.item_id,
    title: row.title,
    url: row.url,
    topic: row.topic,
    authors: row.authors,
    contentType: row.content_type,
    image: row.image,
    summary: row.summary,
    /** A decimal text, or empty. */
    listPrice: row.list_price,
    activityType: row.activity_type,
    readOnly: row.read_only !== 0,
    /** Milliseconds since 1970; 0 if unknown. */
    saved: row.saved,
  })),
);
const RowsSchema = v.array(RowSchema);
const CountSchema = v.object({ count: v.number() });

/** An item that a user saved; `seq` grows with every save. */
export type Save = v.InferOutput<typeof RowSchema>;
type NewSave = Omit<Save, "seq">;

/** A part of a list: the number of entries before it, and the number of entries in it. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

export interface Saves {
  find(accountId: number, itemId: string): Save | undefined;
  /** Saves an item or updates the save. Returns undefined if the account has reached its limit. */
  put(accountId: number, save: NewSave): Save | undefined;
  /** Saves an item without counting the account's saves, for the seed. */
  seed(accountId: number, save: NewSave): Save;
  remove(save: Save): void;
  /** Lists the latest saves first, optionally of one folder. */
  list(accountId: number, slice: Slice, folderId?: string): Save[];
  count(accountId: number, folderId?: string): number;
}

export function createSaves(database: DatabaseSync): Saves {
  const find = database.prepare("SELECT * FROM saves WHERE account_id = ? AND item_id = ?");
  const upsert = database.prepare(
    `INSERT INTO saves (account_id, item_id, title, url, topic, authors, content_type, image, summary, list_price,
       activity_type, read_only, saved)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (account_id, item_id) DO UPDATE SET title = excluded.title, url = excluded.url,
       topic = excluded.topic, authors = excluded.authors, content_type = excluded.content_type,
       image = excluded.image, summary = excluded.summary, list_price = excluded.list_price,
       activity_type = excluded.activity_type
     RETURNING *`,
  );
  const remove = database.prepare("DELETE FROM saves WHERE seq = ?");
  const all = "FROM saves WHERE account_id = ?";
  const filed = `${all} AND seq IN (SELECT save_seq FROM folder_saves WHERE folder_id = ?)`;
  const order = "ORDER BY seq DESC LIMIT ? OFFSET ?";
  const list = database.prepare(`SELECT * ${all} ${order}`);
  const listFiled = database.prepare(`SELECT * ${filed} ${order}`);
  const count = database.prepare(`SELECT count(*) AS count ${all}`);
  const countFiled = database.prepare(`SELECT count(*) AS count ${filed}`);

  const read = (accountId: number, itemId: string) => {
    const row = find.get(accountId, itemId);
    return row && v.parse(RowSchema, row);
  };
  const counted = (accountId: number, folderId?: string) => {
    const row = folderId === undefined ? count.get(accountId) : countFiled.get(accountId, folderId);
    return v.parse(CountSchema, row).count;
  };

  const write = (accountId: number, save: NewSave) =>
    v.parse(RowSchema, upsert.get(accountId, ...getColumns(save)));

  return {
    find: read,
    put(accountId, save) {
      if (!read(accountId, save.id) && counted(accountId) >= LIMIT) return undefined;
      return write(accountId, save);
    },
    seed: write,
    remove: ({ seq }) => void remove.run(seq),
    list(accountId, { limit, offset }, folderId) {
      const rows =
        folderId === undefined
          ? list.all(accountId, limit, offset)
          : listFiled.all(accountId, folderId, limit, offset);
      return v.parse(RowsSchema, rows);
    },
    count: counted,
  };
}

function getColumns(save: NewSave) {
  return [
    save.id,
    save.title,
    save.url,
    save.topic,
    JSON.stringify(save.authors),
    save.contentType,
    save.image,
    save.summary,
    save.listPrice,
    save.activityType,
    Number(save.readOnly),
    save.saved,
  ] as const;
}
