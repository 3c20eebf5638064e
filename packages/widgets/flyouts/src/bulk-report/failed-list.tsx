import type { ReactNode } from "react";
import type { FailedItem } from "./failed-items.js";
import { text } from "./text.js";

/** Each item that failed, by its title, and why. */
export function FailedList({ failed }: { readonly failed: readonly FailedItem[] }): ReactNode {
  return (
    <ul className="quire-failed">
      {failed.map(({ id, title, reason }) => (
        <li key={id}>{text("failedItem", { title, reason })}</li>
      ))}
    </ul>
  );
}
