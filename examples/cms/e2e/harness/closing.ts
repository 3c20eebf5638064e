const LONGEST = 15_000;

/**
 * Waits for a close, with a limit: a browser that keeps a page open must not stop the whole run. The end of the file's
 * process closes the rest.
 */
export async function closing(closes: Promise<unknown>): Promise<void> {
  await Promise.race([closes, new Promise((resolve) => setTimeout(resolve, LONGEST).unref())]);
}
