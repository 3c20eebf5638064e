import type { ReactNode } from "react";
import type { FailedItem } from "./failed-items.js";
import { text } from "./text.js";

/** Lists the failed items by title, with the reasons. */
export function FailedList({ failed }: { readonly failed: readonly FailedItem[] }): ReactNode {
  return (
    <ul className="quire-failed">
      {failed.map(({ id, title, reason }) => (
        <li key={id}>{text("failedItem", { title, reason })}</li>
      ))}
    </ul>
  );
}
