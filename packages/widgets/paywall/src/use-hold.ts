import { useHost } from "@quire/element";
import { useState } from "react";

/** Runs work, and keeps the current card and access until it ends. */
export type HoldCard = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function useHold(): { held: boolean; hold: HoldCard } {
  const [held, setHeld] = useState(false);
  const host = useHost();
  async function hold<Result>(work: () => Promise<Result>): Promise<Result> {
    setHeld(true);
    try {
      return await work();
    } finally {
      if (!host.signal.aborted) setHeld(false);
    }
  }
  return { held, hold };
}
