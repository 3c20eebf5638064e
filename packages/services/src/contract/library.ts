import * as v from "valibot";
import { MaybeAmountSchema } from "./amount.js";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { FlagSchema, getAnswer, getList, getWholeList, IdSchema, TextSchema } from "./lenient.js";

const KeySchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
/** One id, or several. */
const KeysSchema = v.union([KeySchema, v.pipe(v.array(KeySchema), v.nonEmpty(), v.maxLength(200))]);
const LongTextSchema = v.optional(v.pipe(v.string(), v.maxLength(2048)), "");

/** A folder, called "list" in the API (content-3.7). A `readOnly` folder can't be edited or deleted. */
export const FolderSchema = v.object({
  id: IdSchema,
  name: TextSchema,
  description: TextSchema,
  /** Last segment of `/my-library/library/{folderSlug}`. `hbrgift` has a gift icon. */
  slug: TextSchema,
  readOnly: FlagSchema,
  /** Number of its items, if the server sends it. */
  count: v.fallback(v.optional(v.number()), undefined),
});
export type Folder = v.InferOutput<typeof FolderSchema>;

/** A saved item (content-3.9). `id` identifies the content, and is the same on every page. */
export const SavedItemSchema = v.object({
  id: IdSchema,
  title: TextSchema,
  url: TextSchema,
  topic: TextSchema,
  authors: getList(v.string()),
  contentType: TextSchema,
  image: TextSchema,
  summary: TextSchema,
  listPrice: MaybeAmountSchema,
  /** `saved` or `shared`. */
  activityType: TextSchema,
});
export type SavedItem = v.InferOutput<typeof SavedItemSchema>;

/** Failures of a partly successful write, by item, and by folder if one is involved. */
export const ItemFailuresSchema = v.object({
  failed: getWholeList(
    v.object({ itemId: IdSchema, listId: TextSchema, code: TextSchema, message: TextSchema }),
  ),
});
/** Codes: `not-saved`, `no-list`, `read-only`. `listId` is empty if no folder is involved. */
export type ItemFailure = v.InferOutput<typeof ItemFailuresSchema>["failed"][number];

const folderFailures = {
  400: FailureSchema,
  403: FailureSchema,
  404: FailureSchema,
  409: FailureSchema,
  422: FailureSchema,
} as const;
const itemFailures = {
  400: FailureSchema,
  403: FailureSchema,
  404: FailureSchema,
  422: FailureSchema,
} as const;

const NameParamsSchema = v.object({ name: v.string() });

/**
 * Lists all folders by name, without 'My Library', which contains all saved items. `saved` is the number of saved items,
 * if the server sends it.
 */
export const folders = endpoint({
  name: "folders",
  method: "GET",
  base: "api",
  path: "user/lists",
  answer: getAnswer({
    lists: getList(FolderSchema),
    saved: v.fallback(v.optional(v.number()), undefined),
  }),
  spec: "content-7.11",
});

/**
 * Creates a folder, or with an `id` changes its name and description. 400: the name breaks content-5.1. 403: the folder is
 * read-only. 404: unknown id. 409: the name is taken, compared without case and spaces (content-8.1).
 */
export const saveFolder = endpoint({
  name: "saveFolder",
  method: "POST",
  base: "api",
  path: "user/lists",
  body: {
    as: "json",
    schema: v.object({
      id: v.optional(KeySchema),
      name: v.pipe(v.string(), v.maxLength(200)),
      description: LongTextSchema,
    }),
  },
  answer: FolderSchema,
  failures: folderFailures,
  keyed: true,
  spec: "content-7.11",
});

/** Deletes a folder. Its items stay saved. 403 for a read-only folder. */
export const deleteFolder = endpoint({
  name: "deleteFolder",
  method: "DELETE",
  base: "api",
  path: "user/lists",
  body: { as: "json", schema: v.object({ id: KeySchema }) },
  failures: folderFailures,
  keyed: true,
  spec: "content-7.11",
});

/** Lists the items of a folder, by its name, slug or id. `listStream` returns them in pages. */
export const folderItems = endpoint({
  name: "folderItems",
  method: "GET",
  base: "api",
  path: "user/list/{name}",
  params: NameParamsSchema,
  answer: v.object({ list: FolderSchema, items: getWholeList(SavedItemSchema) }),
  failures: { 404: FailureSchema },
  spec: "content-7.11",
});

/** Adds a saved item to a folder. 404: unknown folder, or the item is not saved. */
export const addToFolder = endpoint({
  name: "addToFolder",
  method: "POST",
  base: "api",
  path: "user/list/{name}",
  params: NameParamsSchema,
  body: { as: "json", schema: v.object({ id: KeySchema }) },
  failures: itemFailures,
  keyed: true,
  spec: "content-7.13",
});

/** Removes an item from a folder. It stays saved. */
export const removeFromFolder = endpoint({
  name: "removeFromFolder",
  method: "DELETE",
  base: "api",
  path: "user/list/{name}",
  params: NameParamsSchema,
  body: { as: "json", schema: v.object({ id: KeySchema }) },
  failures: itemFailures,
  keyed: true,
  spec: "content-7.13",
});

/**
 * Saves an item and adds it to the folders of `listIds`, all or none (404 if one is missing). Saving again updates its
 * fields and keeps its folders.
 */
export const saveItem = endpoint({
  name: "saveItem",
  method: "POST",
  base: "api",
  path: "user/saves",
  body: {
    as: "json",
    schema: v.object({
      id: KeySchema,
      title: v.pipe(v.string(), v.maxLength(500)),
      url: LongTextSchema,
      topic: LongTextSchema,
      authors: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(50)), () => []),
      contentType: LongTextSchema,
      image: LongTextSchema,
      summary: v.optional(v.pipe(v.string(), v.maxLength(5000)), ""),
      listPrice: MaybeAmountSchema,
      activityType: v.optional(v.picklist(["saved", "shared"]), "saved"),
      listIds: v.optional(v.pipe(v.array(KeySchema), v.maxLength(200)), () => []),
    }),
  },
  answer: SavedItemSchema,
  failures: itemFailures,
  keyed: true,
  spec: "content-7.12",
});

/**
 * Discards saved items, from all folders too. Items that are not saved are ignored. 403 for a single read-only item. For
 * several ids the answer lists the read-only ones.
 */
export const unsaveItem = endpoint({
  name: "unsaveItem",
  method: "DELETE",
  base: "api",
  path: "user/saves",
  body: { as: "json", schema: v.object({ id: KeysSchema }) },
  answer: ItemFailuresSchema,
  failures: itemFailures,
  keyed: true,
  spec: "content-7.12",
});

/**
 * Returns which of the given items are saved. `ids` has 1 to 100 ids, each percent-encoded, separated by commas, such as
 * `10042,10077`. 400 for another number.
 */
export const savedAmong = endpoint({
  name: "savedAmong",
  method: "GET",
  base: "api",
  path: "user/saves",
  query: v.object({ ids: v.string() }),
  answer: getAnswer({ saved: getList(IdSchema) }),
  failures: { 400: FailureSchema },
  spec: "content-7.12",
});

/** Returns the folders of an item, and if it is saved. */
export const foldersOfItem = endpoint({
  name: "foldersOfItem",
  method: "GET",
  base: "api",
  path: "user/saves/{id}/lists",
  params: v.object({ id: v.string() }),
  answer: getAnswer({ saved: FlagSchema, lists: getWholeList(FolderSchema) }),
  spec: "content-7.13",
});

const FilingSchema = v.object({
  itemId: KeysSchema,
  listIds: v.pipe(v.array(KeySchema), v.nonEmpty(), v.maxLength(200)),
});

/** Adds saved items to folders. The answer lists failures; the rest is done. */
export const addToFolders = endpoint({
  name: "addToFolders",
  method: "POST",
  base: "api",
  path: "user/lists/bulk-update",
  body: { as: "json", schema: FilingSchema },
  answer: ItemFailuresSchema,
  failures: itemFailures,
  keyed: true,
  spec: "content-7.14",
});

/** Removes items from folders. The answer lists failures; the rest is done. */
export const removeFromFolders = endpoint({
  name: "removeFromFolders",
  method: "DELETE",
  base: "api",
  path: "user/lists/bulk-update",
  body: { as: "json", schema: FilingSchema },
  answer: ItemFailuresSchema,
  failures: itemFailures,
  keyed: true,
  spec: "content-7.14",
});
