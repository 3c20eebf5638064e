import { pageSingleton, tabChannel } from "@quire/core";
import * as v from "valibot";
import { sessionStore, userOf } from "../session/index.js";

const ChangeSchema = v.object({
  /** Whose library: another reader's tab has no part in it. */
  reader: v.string(),
  /** Of the items that it is about. */
  ids: v.array(v.string()),
  /** True if the items are saved now. Absent: the folders or their contents changed. */
  isSaved: v.optional(v.boolean()),
});

/** Change that the reader made in another tab and the server confirmed. */
export type LibraryChange = v.InferOutput<typeof ChangeSchema>;

const libraryTabs = () => tabChannel("library", (said) => v.is(ChangeSchema, said));
const readerNow = () => userOf(sessionStore().getState())?.id;

/** Told of what this tab has changed, and the server has confirmed. */
export const ownChanges = () => pageSingleton("library-changes", () => new Set<() => void>());

/** Tells the reader's other tabs what this one has changed, and who asks to be told here. */
export function tellTabs({ ids, isSaved }: Pick<LibraryChange, "ids" | "isSaved">): void {
  const reader = readerNow();
  if (reader !== undefined) libraryTabs().post({ reader, ids, isSaved });
  for (const tell of ownChanges()) tell();
}

/** Listens for what the reader changes in other tabs. @returns ends it */
export function onOtherTabs(listener: (change: LibraryChange) => void): () => void {
  return libraryTabs().listen((change) => {
    if (change.reader === readerNow()) listener(change);
  });
}
