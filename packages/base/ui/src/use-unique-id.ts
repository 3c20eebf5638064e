import { uniqueId } from "@quire/core";
import { useState } from "react";

/**
 * Returns an id for the life of a component. React's own `useId` repeats across roots and copies of React.
 * @param before the id in the prerendered markup, which is kept
 */
export function useUniqueId(prefix: string, before?: string): string {
  const [id] = useState(() => before || uniqueId(prefix));
  return id;
}
