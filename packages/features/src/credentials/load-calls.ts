/** The calls of the forms. */
export type Calls = typeof import("./calls.js");

/** Brings the calls; after a failure the next time tries anew. */
export function loadCalls(): Promise<Calls> {
  return import("./calls.js");
}
