import { useHost } from "@quire/element";
import { type CartLine, removeFromCart } from "@quire/services/cart";
import { useRef, useState } from "react";
import { isOffline } from "./get-cart-state.js";

/** State of a line's removal. If absent, no removal was requested. */
export type Removal = "pending" | "failed" | "offline";

interface Removals {
  of(line: CartLine): Removal | undefined;
  /** Removes a line. Sends nothing while a removal of the line is pending. */
  remove(line: CartLine): Promise<void>;
}

/**
 * Removes lines from the cart, with a state for each line.
 * @example const removals = useRemovals(offerUndo);
 */
export function useRemovals(onRemoved: (line: CartLine) => void): Removals {
  const [removals, setRemovals] = useState<ReadonlyMap<string, Removal>>(new Map());
  const pending = useRef(new Set<string>());
  const host = useHost();

  function show({ key }: CartLine, removal: Removal | undefined): void {
    if (host.signal.aborted) return;
    setRemovals((before) => {
      const after = new Map(before);
      if (removal) after.set(key, removal);
      else after.delete(key);
      return after;
    });
  }

  async function remove(line: CartLine): Promise<void> {
    if (pending.current.has(line.key)) return;
    pending.current.add(line.key);
    show(line, "pending");
    const outcome = await removeFromCart(line).finally(() => pending.current.delete(line.key));
    if (outcome.kind === "failed") return show(line, isOffline(outcome.error) ? "offline" : "failed");
    show(line, undefined);
    onRemoved(line);
  }

  return { of: ({ key }) => removals.get(key), remove };
}
