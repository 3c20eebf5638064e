/** Brings the call; after a failure the next time tries anew. */
export function loadCalls(): Promise<typeof import("./calls.js")> {
  return import("./calls.js");
}
