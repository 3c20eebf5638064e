/** Loads the calls. After a failed import the next call tries again. */
export function loadCalls(): Promise<typeof import("./calls.js")> {
  return import("./calls.js");
}
