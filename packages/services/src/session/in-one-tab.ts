/**
 * Runs `task` while no other tab of this origin runs one of the same name: for what must happen once, however
 * many tabs could do it. Where the browser has no locks (plain http), it just runs.
 */
export async function inOneTab<T>(name: string, task: () => T | Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Navigator>; // Only secure contexts have them.
  return locks ? await locks.request(`quire:${name}`, task) : await task();
}
