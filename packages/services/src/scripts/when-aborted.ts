/** Rejects with the signal's reason when it aborts, at once where it has; meant for one side of a race. */
export function whenAborted(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => {}); // After the race nobody listens.
  return aborted;
}
