const LONGEST = 15_000;

/**
 * Waits for what closes, but not for ever: a browser that does not let go of a page must not hold up the whole run.
 * Whatever is left ends with the process of the file.
 */
export async function closing(closes: Promise<unknown>): Promise<void> {
  await Promise.race([closes, new Promise((resolve) => setTimeout(resolve, LONGEST).unref())]);
}
