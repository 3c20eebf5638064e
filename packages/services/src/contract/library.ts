import * as v from "valibot";
import { MaybeAmountSchema } from "./amount.js";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { FlagSchema, IdSchema, listOf, TextSchema, wholeListOf } from "./lenient.js";

const KeySchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
/** One, or many at once. */
const KeysSchema = v.union([KeySchema, v.pipe(v.array(KeySchema), v.nonEmpty(), v.maxLength(200))]);
const LongTextSchema = v.optional(v.pipe(v.string(), v.maxLength(2048)), "");

/** A folder, which the calls name a list (content-3.7). One that is `readOnly` is neither edited nor deleted. */
export const FolderSchema = v.object({
  id: IdSchema,
  name: TextSchema,
  description: TextSchema,
  /** As in `/my-library/library/{folderSlug}`; `hbrgift` has a gift icon. */
  slug: TextSchema,
  readOnly: FlagSchema,
  /** How much lies in it, where the server says so. */
  count: v.fallback(v.optional(v.number()), undefined),
});
export type Folder = v.InferOutput<typeof FolderSchema>;

/** Something saved (content-3.9). `id` is that of what was saved, the same on every page that shows it. */
export const SavedItemSchema = v.object({
  id: IdSchema,
  title: TextSchema,
  url: TextSchema,
  topic: TextSchema,
  authors: listOf(v.string()),
  contentType: TextSchema,
  image: TextSchema,
  summary: TextSchema,
  listPrice: MaybeAmountSchema,
  /** `saved` or `shared`. */
  activityType: TextSchema,
});
export type SavedItem = v.InferOutput<typeof SavedItemSchema>;

/** What could not be done, where the rest was: of each item, and of each folder where it has to do with one. */
export const ItemFailuresSchema = v.object({
  failed: wholeListOf(
    v.object({ itemId: IdSchema, listId: TextSchema, code: TextSchema, message: TextSchema }),
  ),
});
/** Codes: `not-saved`, `no-list`, `read-only`. `listId` is empty where no folder is meant. */
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

/** All folders, by name. 'My Library' is none of them: everything saved is in it. */
export const folders = endpoint({
  name: "folders",
  method: "GET",
  base: "api",
  path: "user/lists",
  answer: v.object({ lists: listOf(FolderSchema) }),
  spec: "content-7.11",
});

/**
 * Creates a folder, or with an `id` changes its name and description. The errors list says why not: 400 for a
 * name that breaks the rule of content-5.1, 403 for a read-only folder, 404 where there is no such id, 409 where the
 * name is taken, compared without case and spaces (content-8.1).
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

/** Deletes a folder; what was in it stays saved. 403 for a read-only one. */
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

/** What is in a folder, found by its name, slug or id; in pages, see `listStream`. */
export const folderItems = endpoint({
  name: "folderItems",
  method: "GET",
  base: "api",
  path: "user/list/{name}",
  params: NameParamsSchema,
  answer: v.object({ list: FolderSchema, items: wholeListOf(SavedItemSchema) }),
  failures: { 404: FailureSchema },
  spec: "content-7.11",
});

/** Puts a saved item, by its id, into a folder. 404: no such folder, or the item is not saved. */
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

/** Takes an item out of a folder; it stays saved. */
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
 * Saves an item and puts it into the folders of `listIds`, all or nothing (404 where one is gone). Saving it again
 * brings its fields up to date and takes it out of no folder.
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
 * Discards what is saved, from all folders too; what is not saved is no failure. One read-only item is 403; of several
 * the answer names those.
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
 * Which of these items are saved: asked for the ids that a page shows, up to 100 of them, each percent-encoded and the
 * whole separated by commas, as `10042,10077`. 400 for more, or none.
 */
export const savedAmong = endpoint({
  name: "savedAmong",
  method: "GET",
  base: "api",
  path: "user/saves",
  query: v.object({ ids: v.string() }),
  answer: v.object({ saved: listOf(IdSchema) }),
  failures: { 400: FailureSchema },
  spec: "content-7.12",
});

/** Whether an item is saved, and the folders that it is in. */
export const foldersOfItem = endpoint({
  name: "foldersOfItem",
  method: "GET",
  base: "api",
  path: "user/saves/{id}/lists",
  params: v.object({ id: v.string() }),
  answer: v.object({ saved: FlagSchema, lists: wholeListOf(FolderSchema) }),
  spec: "content-7.13",
});

const FilingSchema = v.object({
  itemId: KeysSchema,
  listIds: v.pipe(v.array(KeySchema), v.nonEmpty(), v.maxLength(200)),
});

/** Puts saved items, one or many, into folders; what cannot be done is in the answer, the rest is done. */
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

/** Takes items, one or many, out of folders; what cannot be done is in the answer, the rest is done. */
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
