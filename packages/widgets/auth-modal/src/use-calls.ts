import { report } from "@quire/core";
import { useTypedFields } from "@quire/element";
import { type Calls, loadCalls } from "@quire/features/credentials";
import { useEffect, useState } from "react";

/** The loaded calls, shared by all modals of the page. */
let loaded: Calls | undefined;

/** Returns the calls that send the forms. If they fail to load, a submit retries. */
export function useCalls(): Calls | undefined {
  // The initial markup was rendered without the calls.
  const isHydrating = useTypedFields().length > 0;
  const [calls, setCalls] = useState(isHydrating ? undefined : loaded);
  useEffect(() => {
    if (calls) return;
    let isOver = false;
    loadCalls().then((module) => {
      loaded = module;
      if (!isOver) setCalls(module);
    }, report);
    return () => {
      isOver = true;
    };
  }, [calls]);
  return calls;
}
