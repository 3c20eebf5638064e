import { report } from "@quire/core";
import { useEffect, useState } from "react";
import { isRequestError } from "../client/index.js";
import type { Place } from "../contract/index.js";
import { loadStates } from "./load-states.js";

/**
 * The states or provinces of a country, asked for once they are wanted: `undefined` until then; none where they are to
 * be typed, as where nobody can say which there are.
 */
export function useStates(country: string, isWanted: boolean): readonly Place[] | undefined {
  const [states, setStates] = useState<readonly Place[]>();
  useEffect(() => {
    if (!isWanted) return;
    const ended = new AbortController();
    loadStates(country, ended.signal).then(setStates, (error) => {
      if (ended.signal.aborted) return;
      setStates([]);
      if (!isRequestError(error)) report(error);
    });
    return () => {
      ended.abort();
      setStates(undefined);
    };
  }, [country, isWanted]);
  return states;
}
