import { jsonText, pageStorage, parseJson } from "@quire/core";
import * as v from "valibot";
import { pendingActionsHold } from "./pending-actions-hold.js";

/** Storage key of a form's draft. Each form has its own key, so that drafts do not overwrite each other. */
const getKey = (about: string) => `quire:draft:${about}`;

const DraftSchema = v.object({
  version: v.literal(1),
  reader: v.string(),
  value: v.unknown(),
});

/** Subject and owner of a draft. Only its owner sees it. */
export interface DraftOf {
  /** The user's id, or another identification. */
  readonly reader: string;
  /** Key of the draft: the form's name, followed by its subject. */
  readonly about: string;
}

/**
 * Stores a draft in this tab. It survives a session that ends on the server, and the reload after a sign-in.
 * @param value plain JSON; the caller of `getKeptDraft` parses it
 */
export function keepDraft({ reader, about }: DraftOf, value: unknown): void {
  pageStorage("session").set(getKey(about), jsonText({ version: 1, reader, value }));
}

/** Returns the stored draft; `undefined` if there is none. */
export function getKeptDraft({ reader, about }: DraftOf): unknown {
  try {
    const stored = v.parse(DraftSchema, parseJson(pageStorage("session").get(getKey(about)) ?? ""));
    return stored.reader === reader ? stored.value : undefined;
  } catch {
    return undefined; // The draft is missing or of another version.
  }
}

/** Removes a finished or cancelled draft, unless a sign-in is about to replace the page. */
export function dropDraft(of: DraftOf): void {
  if (pendingActionsHold().isOn) return;
  if (getKeptDraft(of) !== undefined) pageStorage("session").remove(getKey(of.about));
}
