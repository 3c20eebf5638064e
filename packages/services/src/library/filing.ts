import { pageSingleton } from "@quire/core";
import * as v from "valibot";
import { type BodyOf, FolderSchema, type ItemFailure, saveItem as saveRow } from "../contract/index.js";
import type { FolderOutcome } from "./edit-folder.js";
import type { LibraryFailure } from "./save-outcome.js";

/** Item to save (content-3.9), with its id and title at least. */
export type ItemToSave = BodyOf<typeof saveRow>;

/**
 * A filing, as the outbox stores it. Its steps are: create a folder, save an item, add items to folders, remove items from
 * folders.
 */
export const FilingSchema = v.object({
  /** Key of the intent. Each call's Idempotency-Key is derived from it, so that retries use the same keys. */
  key: v.string(),
  ids: v.array(v.string()),
  add: v.array(v.string()),
  remove: v.array(v.string()),
  /** Item to save first. If omitted, the items are already saved and keep their fields. */
  save: v.optional(saveRow.body.schema),
  newFolder: v.optional(v.object({ name: v.string(), description: v.string() })),
  /** The new folder, once it is created. */
  folder: v.optional(FolderSchema),
});
export type Filing = Omit<v.InferOutput<typeof FilingSchema>, "save"> & {
  readonly save?: ItemToSave | undefined;
};
type MadeFolder = NonNullable<Filing["folder"]>;

/** Result of a filing, with the steps that were done. */
export type FilingResult =
  | { readonly kind: "done"; readonly folder?: MadeFolder }
  /** The new folder was not created, and no other step was done. */
  | { readonly kind: "folder-not-made"; readonly why: Exclude<FolderOutcome, { kind: "done" }> }
  /** The item is in no folder yet. `folder` is the new folder, if one was created. */
  | {
      readonly kind: "not-filed";
      readonly folder?: MadeFolder;
      /** True when this filing has saved the item to My Library. */
      readonly isSaved: boolean;
      readonly why: LibraryFailure;
    }
  /** Some changes failed. The others were done. */
  | { readonly kind: "partly"; readonly folder?: MadeFolder; readonly failed: readonly ItemFailure[] };

/** Receives the number of processed items. */
export type OnProgress = (done: number) => void;

/** Progress callbacks of running filings, by their keys. */
export const getFilingProgress = () =>
  pageSingleton("library-filing-progress", () => new Map<string, OnProgress>());
