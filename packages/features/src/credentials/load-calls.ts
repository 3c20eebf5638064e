/** The calls of the forms. */
export type Calls = typeof import("./calls.js");

/** Loads the calls of the forms. After a failure the next call retries. */
export function loadCalls(): Promise<Calls> {
  return import("./calls.js");
}
