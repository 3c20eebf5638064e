import { quantityChanges } from "./quantity-changes.js";

/** Waits for all pending changes. Resolves with true if no line has a problem. `undefined`: no change is pending. */
export function waitForQuantities(): Promise<boolean> | undefined {
  const store = quantityChanges();
  const all = () => [...store.getState().changes.values()];
  const isPending = () => all().some(({ quantity }) => quantity !== undefined);
  if (!isPending()) return undefined;
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (isPending()) return;
      stop();
      resolve(!all().some(({ problem }) => problem !== undefined));
    });
  });
}
