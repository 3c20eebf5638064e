import { uniqueId } from "@quire/core";
import { useState } from "react";

/**
 * An id for the life of a component. React's own `useId` repeats across roots and copies of React.
 * @param before the id of what the component takes over
 */
export function useUniqueId(prefix: string, before?: string): string {
  const [id] = useState(() => before || uniqueId(prefix));
  return id;
}
