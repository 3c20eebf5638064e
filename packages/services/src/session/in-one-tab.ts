/**
 * Runs `task` while no other tab of this origin runs a task with the same name. For tasks that must run once.
 * If there are no locks (on plain http), it runs at once.
 */
export async function inOneTab<T>(name: string, task: () => T | Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Navigator>; // Only secure contexts have locks.
  return locks ? await locks.request(`quire:${name}`, task) : await task();
}
