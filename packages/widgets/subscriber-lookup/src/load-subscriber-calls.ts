/** Brings the calls; after a failure the next time tries anew. */
export function loadSubscriberCalls(): Promise<typeof import("./subscriber-calls.js")> {
  return import("./subscriber-calls.js");
}
