import type { ReactNode } from "react";
import type { SelectorProps } from "../list-context.js";
import { text } from "./text.js";

/** An entry's checkbox. It holds its own state. */
export function Selector({ entryKey, title }: SelectorProps): ReactNode {
  return (
    <label part="select">
      <input type="checkbox" value={entryKey} aria-label={text("select", { title })} />
    </label>
  );
}
