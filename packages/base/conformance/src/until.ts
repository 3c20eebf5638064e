/**
 * The limit of `until`: it fails once both the milliseconds and the number of checks are over. The default is
 * long for busy machines. Tests of things that never happen shorten it to a number of checks.
 */
export const deadline = { ms: 10_000, looks: 0 };

/**
 * Waits until `read` returns a value, and checks every few milliseconds. Unlike `expect.poll` it keeps no references, which
 * would look like a leak of the widget.
 * @throws Error that names `what` was waited for
 */
export async function until<T>(what: string, read: () => T | undefined | null | false): Promise<T> {
  const end = performance.now() + deadline.ms;
  for (let looks = 0; ; looks++) {
    const value = read();
    if (value) return value;
    if (looks >= deadline.looks && performance.now() > end)
      throw new Error(`${what}: not within ${deadline.ms / 1000} seconds.`);
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
}

/** Frames in which a view must not change. Content from later answers has arrived by then. */
const STABLE_FRAMES = 5;

/** Resolves to the result of `read` after it is stable for some frames. */
export async function settled<T>(read: () => T): Promise<T> {
  let value = read();
  for (let still = 0; still < STABLE_FRAMES; still++) {
    await new Promise(requestAnimationFrame);
    const now = read();
    if (now !== value) still = 0;
    value = now;
  }
  return value;
}
