import { announce } from "@quire/core";
import { type ReactNode, useState } from "react";
import { text } from "./text.js";

export interface Saved {
  /** The visible confirmation, or null. */
  readonly mark: ReactNode;
  /** Shows and announces the confirmation. */
  confirm(words?: string): void;
  clear(): void;
}

/**
 * Confirms the last change of a section. The text shows until the next change.
 * @example
 * const saved = useSaved();
 * saved.confirm(); // 'Saved'
 */
export function useSaved(): Saved {
  const [words, setWords] = useState("");
  return {
    mark: words ? (
      <p className="quire-account-saved">
        <span>{words}</span>
      </p>
    ) : null,
    confirm(message = text("saved")) {
      setWords(message);
      announce(message);
    },
    clear: () => setWords(""),
  };
}
