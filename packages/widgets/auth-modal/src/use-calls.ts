import { report } from "@quire/core";
import { useHost } from "@quire/element";
import { type Calls, loadCalls } from "@quire/features/credentials";
import { useEffect, useState } from "react";

/** Once they are there, every modal of the page begins with them. */
let loaded: Calls | undefined;

/** What the forms are sent with; where it cannot be fetched now, a form that is sent asks again. */
export function useCalls(): Calls | undefined {
  const { before } = useHost();
  // What stands there already has been made without them.
  const [calls, setCalls] = useState(before ? undefined : loaded);
  useEffect(() => {
    if (calls) return;
    loadCalls().then((module) => {
      loaded = module;
      setCalls(module);
    }, report);
  }, [calls]);
  return calls;
}
