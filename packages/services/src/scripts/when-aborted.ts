/** Rejects with the signal's reason when it aborts, or at once if it has aborted. For use in `Promise.race`. */
export function whenAborted(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => {}); // Prevents an unhandled rejection after the race.
  return aborted;
}
