import { useState } from "react";

/** What the reader has chosen and typed, until it is saved: it outlives the closing of the flyout. */
export interface Draft {
  /** Folders that were checked or unchecked, by id. */
  readonly picked: ReadonlyMap<string, boolean>;
  /** Whether there is to be a new folder, and what is written of it. */
  readonly isNew: boolean;
  readonly title: string;
  readonly description: string;
}

const EMPTY: Draft = { picked: new Map(), isNew: false, title: "", description: "" };

export interface DraftControl {
  readonly draft: Draft;
  change(changes: (draft: Draft) => Partial<Draft>): void;
  reset(): void;
}

/** A draft of what `about` names: another reader's, or another item's, begins empty. */
export function useDraft(about: string): DraftControl {
  const [state, setState] = useState({ about, draft: EMPTY });
  const current = (now: typeof state) => (now.about === about ? now.draft : EMPTY);
  return {
    draft: current(state),
    change: (changes) =>
      setState((now) => {
        const draft = current(now);
        return { about, draft: { ...draft, ...changes(draft) } };
      }),
    reset: () => setState({ about, draft: EMPTY }),
  };
}
