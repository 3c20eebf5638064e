import * as v from "valibot";
import { FolderSchema, type ItemFailure, saveItem as saveRow } from "../contract/index.js";
import type { FolderOutcome } from "./edit-folder.js";
import type { ItemToSave } from "./item-to-save.js";
import type { LibraryFailure } from "./save-outcome.js";

/**
 * What is to be done, as it is kept until it is: a folder is made, an item saved, and items are put into folders and
 * taken out of others, in this order.
 */
export const FilingSchema = v.object({
  /** Of the intent: each of its calls carries an Idempotency-Key made from it, on every try the same. */
  key: v.string(),
  ids: v.array(v.string()),
  add: v.array(v.string()),
  remove: v.array(v.string()),
  /** What is to be saved first: without, the items are saved already, and their fields stay as they are. */
  save: v.optional(saveRow.body.schema),
  newFolder: v.optional(v.object({ name: v.string(), description: v.string() })),
  /** The new folder, once it is made. */
  folder: v.optional(FolderSchema),
});
export type Filing = Omit<v.InferOutput<typeof FilingSchema>, "save"> & {
  readonly save?: ItemToSave | undefined;
};
type MadeFolder = NonNullable<Filing["folder"]>;

/** What came of it, step by step: nothing half-done is left unsaid. */
export type FilingResult =
  | { readonly kind: "done"; readonly folder?: MadeFolder }
  /** The new folder was not made, and nothing else was done. */
  | { readonly kind: "folder-not-made"; readonly why: Exclude<FolderOutcome, { kind: "done" }> }
  /** It lies in no folder yet; the new one, where there was to be one, was made and is in `folder`. */
  | {
      readonly kind: "not-filed";
      readonly folder?: MadeFolder;
      /** Whether the item has been saved, to My Library, just now. */
      readonly isSaved: boolean;
      readonly why: LibraryFailure;
    }
  /** Some could not be changed, the rest is done. */
  | { readonly kind: "partly"; readonly folder?: MadeFolder; readonly failed: readonly ItemFailure[] };
