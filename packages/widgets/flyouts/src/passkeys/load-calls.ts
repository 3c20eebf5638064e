/** Loads the calls. After a failure the next call retries. */
export function loadCalls(): Promise<typeof import("./calls.js")> {
  return import("./calls.js");
}
