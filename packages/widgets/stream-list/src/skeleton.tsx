import type { ReactNode } from "react";

/** Entries whose places are held while the first page is on its way. */
const PLACES = 8;

export function Skeleton(): ReactNode {
  return (
    <div part="skeleton" aria-hidden="true">
      {Array.from({ length: PLACES }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div part="place" key={place} />
      ))}
    </div>
  );
}
