import { report } from "@quire/core";
import { useEffect, useState } from "react";
import { call, isRequestError } from "../client/index.js";
import { type Place, stateProvinces } from "../contract/index.js";

/**
 * Returns the states or provinces of a country, `undefined` until they are loaded. An empty list means that the user types
 * the state. It also results from a failed request.
 * @param isWanted false postpones the request
 * @example const states = useStates("US", true);
 */
export function useStates(country: string, isWanted: boolean): readonly Place[] | undefined {
  const [states, setStates] = useState<readonly Place[]>();
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    const show = (found: readonly Place[]) => controller.signal.aborted || setStates(found);
    loadStates(country, controller.signal).then(show, (error) => {
      if (controller.signal.aborted) return;
      setStates([]);
      if (!isRequestError(error)) report(error);
    });
    return () => {
      controller.abort();
      setStates(undefined);
    };
  }, [country, isWanted]);
  return states;
}

/**
 * Loads the states or provinces of a country. If there are none, users type the state.
 * @throws RequestError
 */
async function loadStates(country: string, signal: AbortSignal): Promise<readonly Place[]> {
  return (await call(stateProvinces, { params: { country }, signal })).states;
}
