import { uniqueId } from "@quire/core";
import { useState } from "react";

/** Returns an id for the life of a component. React's own `useId` repeats across roots and copies of React. */
export function useUniqueId(prefix: string): string {
  const [id] = useState(() => uniqueId(prefix));
  return id;
}
