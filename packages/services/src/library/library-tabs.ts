import { pageSingleton, tabChannel } from "@quire/core";
import * as v from "valibot";
import { getUser, sessionStore } from "../session/index.js";

const ChangeSchema = v.object({
  /** Id of the user. Tabs of other users ignore the message. */
  reader: v.string(),
  /** Ids of the changed items. */
  ids: v.array(v.string()),
  /** True if the items are saved now. If absent, the folders or their contents changed. */
  isSaved: v.optional(v.boolean()),
});

/** A confirmed change of the same user in another tab. */
export type LibraryChange = v.InferOutput<typeof ChangeSchema>;

const libraryTabs = () => tabChannel("library", (candidate) => v.is(ChangeSchema, candidate));
const getReaderId = () => getUser(sessionStore().getState())?.id;

/** Listeners for confirmed changes of this tab. */
export const ownChanges = () => pageSingleton("library-changes", () => new Set<() => void>());

/** Notifies the user's other tabs, and listeners in this tab, of a change. */
export function publishChange({ ids, isSaved }: Pick<LibraryChange, "ids" | "isSaved">): void {
  const reader = getReaderId();
  if (reader !== undefined) libraryTabs().post({ reader, ids, isSaved });
  for (const listener of ownChanges()) listener();
}

/** Calls `listener` for changes of the same user in other tabs. @returns a function that unsubscribes */
export function onOtherTabs(listener: (change: LibraryChange) => void): () => void {
  return libraryTabs().listen((change) => {
    if (change.reader === getReaderId()) listener(change);
  });
}
