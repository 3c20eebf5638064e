import { ownWindow } from "@quire/core";
import { useEffect, useState } from "react";
import * as v from "valibot";
import { type DraftOf, dropDraft, keepDraft, keptDraft } from "./draft.js";
import { sessionStore } from "./session-store.js";
import { useSession } from "./use-session.js";
import { userOf } from "./user-of.js";

/** Plain data of a form, with its initial values. */
export interface DraftForm<Draft extends object> {
  readonly schema: v.GenericSchema<unknown, Draft>;
  readonly empty: Draft;
  /** It stays for the tab, over reloads too, until it is reset or its reader goes. */
  readonly isKept?: boolean;
}

export interface DraftControl<Draft extends object> {
  readonly draft: Draft;
  change(changes: (draft: Draft) => Partial<Draft>): void;
  /** Takes over what stands in a form's fields: of those that the draft's schema names, and of no others. */
  type(values: unknown): void;
  reset(): void;
}

/**
 * Keeps the draft of a form until it is saved: it survives the closing of the form, and a session that ends on the
 * server. A draft of another subject or another reader begins empty. A guest's draft is not kept.
 * @param about names the form and what it is about
 */
export function useDraft<Draft extends object>(
  { schema, empty, isKept = false }: DraftForm<Draft>,
  about: string,
): DraftControl<Draft> {
  const reader = userOf(useSession())?.id;
  const of = { reader: reader ?? "", about };
  const name = `${reader} ${about}`;
  const read = () => {
    const result = v.safeParse(schema, keptDraft(of));
    return result.success ? result.output : empty;
  };
  const [state, setState] = useState(() => ({ name, draft: read() }));
  useDropped(of, isKept);
  function change(changes: (draft: Draft) => Partial<Draft>): void {
    setState((now) => {
      const before = now.name === name ? now.draft : read();
      const draft = { ...before, ...changes(before) };
      if (reader !== undefined) keepDraft(of, draft);
      return { name, draft };
    });
  }
  return {
    draft: state.name === name ? state.draft : read(),
    change,
    type(values) {
      const result = v.safeParse(schema, values);
      if (result.success) change(() => result.output);
    },
    reset() {
      dropDraft(of);
      setState({ name, draft: empty });
    },
  };
}

/**
 * It is kept for a session that ends on the server, and the page that is loaded anew once its reader has signed in
 * again; with its form, or the page of a reader who is known, it goes.
 */
function useDropped({ reader, about }: DraftOf, isKept: boolean): void {
  useEffect(() => {
    if (isKept) return;
    const drop = () => dropDraft({ reader, about });
    ownWindow.addEventListener("pagehide", drop);
    return () => {
      ownWindow.removeEventListener("pagehide", drop);
      if (userOf(sessionStore().getState())?.id === reader) drop();
    };
  }, [reader, about, isKept]);
}
