/**
 * Runs `task` while no other tab of this origin runs one with the same name, for tasks that must run once. Without locks
 * (on plain http) it runs at once.
 */
export async function inOneTab<T>(name: string, task: () => T | Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Navigator>; // Only secure contexts have them.
  return locks ? await locks.request(`quire:${name}`, task) : await task();
}
