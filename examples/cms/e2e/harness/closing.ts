const LONGEST = 15_000;

/**
 * Waits for a close, but not forever: a browser that does not close a page must not block the test run. What
 * stays open ends with the process of the test file.
 */
export async function closing(closes: Promise<unknown>): Promise<void> {
  await Promise.race([closes, new Promise((resolve) => setTimeout(resolve, LONGEST).unref())]);
}
