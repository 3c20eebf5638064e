import type { ReactNode } from "react";

/** Entries whose places are held while the first page is on its way. */
const PLACES = 8;

export function Skeleton(): ReactNode {
  return (
    <div part="skeleton" aria-hidden="true">
      {[...Array(PLACES).keys()].map((place) => (
        <div part="place" key={place} />
      ))}
    </div>
  );
}
