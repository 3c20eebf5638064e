import { ownWindow } from "@quire/core";
import { type DraftOf, dropDraft, keepDraft, keptDraft, sessionStore, userOf } from "@quire/session-service";
import { useEffect, useState } from "react";
import * as v from "valibot";

const DraftSchema = v.object({
  /** Folders that were checked or unchecked, by id. */
  picked: v.pipe(
    v.array(v.tuple([v.string(), v.boolean()])),
    v.transform((entries): ReadonlyMap<string, boolean> => new Map(entries)),
  ),
  /** Whether there is to be a new folder, and what is written of it. */
  isNew: v.boolean(),
  title: v.string(),
  description: v.string(),
});

/** What the reader has chosen and typed, until it is saved: it outlives the closing of the flyout, and the session. */
export type Draft = Readonly<v.InferOutput<typeof DraftSchema>>;

const EMPTY: Draft = { picked: new Map(), isNew: false, title: "", description: "" };

export interface DraftControl {
  readonly draft: Draft;
  change(changes: (draft: Draft) => Partial<Draft>): void;
  reset(): void;
}

/** A draft of what `about` names: another reader's, or another item's, begins empty; a guest has none. */
export function useDraft(reader: string | undefined, about: string): DraftControl {
  const of = { reader: reader ?? "", about };
  const name = `${reader} ${about}`;
  const [state, setState] = useState(() => ({ name, draft: readDraft(of) }));
  useDropped(reader, about);
  const draft = state.name === name ? state.draft : readDraft(of);
  return {
    draft,
    change(changes) {
      setState((now) => {
        const before = now.name === name ? now.draft : readDraft(of);
        const after = { ...before, ...changes(before) };
        if (reader !== undefined) keepDraft(of, { ...after, picked: [...after.picked] });
        return { name, draft: after };
      });
    },
    reset() {
      dropDraft(of);
      setState({ name, draft: EMPTY });
    },
  };
}

/** It is kept for a session that ends on the server; with its flyout, or the page of a reader who is known, it goes. */
function useDropped(reader: string | undefined, about: string): void {
  useEffect(() => {
    if (reader === undefined) return;
    const drop = () => dropDraft({ reader, about });
    ownWindow.addEventListener("pagehide", drop);
    return () => {
      ownWindow.removeEventListener("pagehide", drop);
      if (userOf(sessionStore().getState())?.id === reader) drop();
    };
  }, [reader, about]);
}

function readDraft(of: DraftOf): Draft {
  const result = v.safeParse(DraftSchema, keptDraft(of));
  return result.success ? result.output : EMPTY;
}
