import { type ReactNode, useId } from "react";
import { text } from "./text.js";

interface FolderSearchProps {
  readonly words: string;
  /** Number of found folders. */
  readonly count: number;
  readonly onChange: (words: string) => void;
}

/** Filters a long list of folders. */
export function FolderSearch({ words, count, onChange }: FolderSearchProps): ReactNode {
  const id = useId();
  return (
    <div part="search">
      <label className="quire-label" htmlFor={id}>
        {text("find")}
      </label>
      <input
        id={id}
        className="quire-input"
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault(); // Enter must not submit a form around the list.
        }}
      />
      <p part="found" role="status">
        {words.trim() && text("found", { count })}
      </p>
    </div>
  );
}
