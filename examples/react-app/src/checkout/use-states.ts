import { loadStates } from "@quire/services/order";
import { useEffect, useState } from "react";

type States = Awaited<ReturnType<typeof loadStates>>;

/** The states of a country to choose from; none where they are typed, or could not be had. */
export function useStates(country: string): States {
  const [states, setStates] = useState<States>([]);
  useEffect(() => {
    setStates([]);
    if (!country) return;
    const left = new AbortController();
    loadStates(country, left.signal).then(setStates, () => {});
    return () => left.abort();
  }, [country]);
  return states;
}
