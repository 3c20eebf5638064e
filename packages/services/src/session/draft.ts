import { jsonText, pageStorage, parseJson } from "@quire/core";
import * as v from "valibot";
import { pendingActionsHold } from "./pending-actions-hold.js";

/** Each form's own: what is written elsewhere meanwhile takes nothing of it away. */
const keyOf = (about: string) => `quire:draft:${about}`;

const DraftSchema = v.object({
  version: v.literal(1),
  reader: v.string(),
  value: v.unknown(),
});

/** What a draft is of: nobody but its reader gets to see it. */
export interface DraftOf {
  /** The reader's id, or what else tells them from others. */
  readonly reader: string;
  /** Which form, and what it is about. */
  readonly about: string;
}

/**
 * Keeps what is being written, in this tab: a session that ends on the server, and the reload that follows a sign-in, take
 * nothing of it away.
 * @param value as JSON; whoever reads it parses it
 */
export function keepDraft({ reader, about }: DraftOf, value: unknown): void {
  pageStorage("session").set(keyOf(about), jsonText({ version: 1, reader, value }));
}

/** What was kept of it; `undefined` where there is nothing. */
export function keptDraft({ reader, about }: DraftOf): unknown {
  try {
    const kept = v.parse(DraftSchema, parseJson(pageStorage("session").get(keyOf(about)) ?? ""));
    return kept.reader === reader ? kept.value : undefined;
  } catch {
    return undefined; // There is none, or none of this version.
  }
}

/** It is done with, or given up; not by a page that a sign-in is about to replace. */
export function dropDraft(of: DraftOf): void {
  if (pendingActionsHold().isOn) return;
  if (keptDraft(of) !== undefined) pageStorage("session").remove(keyOf(of.about));
}
