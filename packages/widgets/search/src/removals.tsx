import type { ReactNode } from "react";
import { text } from "./text.js";

interface RemovalsProps {
  readonly terms: readonly string[];
  readonly onRemove: (term: string) => void;
  /** Called after the last recent search was removed. Then focus moves to the field. */
  readonly onLast: () => void;
}

/** The buttons that remove recent searches. They are outside the listbox, which may only contain options. */
export function Removals({ terms, onRemove, onLast }: RemovalsProps): ReactNode {
  return (
    <div className="quire-removals">
      {terms.map((term) => (
        <button
          className="quire-removal"
          key={term}
          type="button"
          aria-label={text("remove", { term })}
          onClick={({ currentTarget: button }) => {
            const next = button.nextElementSibling ?? button.previousElementSibling;
            if (next instanceof HTMLElement) next.focus();
            else onLast();
            onRemove(term);
          }}
        >
          ×
        </button>
      ))}
    </div>
  );
}
