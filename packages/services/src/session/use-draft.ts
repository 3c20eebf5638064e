import { ownWindow } from "@quire/core";
import { useEffect, useState } from "react";
import * as v from "valibot";
import { type DraftOf, dropDraft, getKeptDraft, keepDraft } from "./draft.js";
import { getUser } from "./get-user.js";
import { sessionStore } from "./session-store.js";
import { useSession } from "./use-session.js";

/** Plain data of a form, with its initial values. */
export interface DraftForm<Draft extends object> {
  readonly schema: v.GenericSchema<unknown, Draft>;
  readonly empty: Draft;
  /** Keeps the draft in the tab, even across reloads, until it is reset or the user changes. */
  readonly isKept?: boolean;
}

export interface DraftControl<Draft extends object> {
  readonly draft: Draft;
  change(changes: (draft: Draft) => Partial<Draft>): void;
  /** Copies a form's values for the fields of the draft's schema. */
  type(values: unknown): void;
  reset(): void;
}

/**
 * Keeps the draft of a form until it is saved, even if the form closes or the session ends on the server. The
 * draft of another subject or user starts empty. Guests have no stored draft.
 * @param about name of the form and its subject
 * @example
 * const { draft, change, reset } = useDraft(form, `share ${url}`);
 */
export function useDraft<Draft extends object>(
  { schema, empty, isKept = false }: DraftForm<Draft>,
  about: string,
): DraftControl<Draft> {
  const reader = getUser(useSession())?.id;
  const of = { reader: reader ?? "", about };
  const name = `${reader} ${about}`;
  const read = () => {
    const result = v.safeParse(schema, getKeptDraft(of));
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
 * Drops the draft when its form unmounts, or when a known user leaves the page. It stays if the session ends
 * on the server, and for the reload after the next sign-in.
 */
function useDropped({ reader, about }: DraftOf, isKept: boolean): void {
  useEffect(() => {
    if (isKept) return;
    const drop = () => dropDraft({ reader, about });
    ownWindow.addEventListener("pagehide", drop);
    return () => {
      ownWindow.removeEventListener("pagehide", drop);
      if (getUser(sessionStore().getState())?.id === reader) drop();
    };
  }, [reader, about, isKept]);
}
