/** Loads the calls. After a failed import the next call retries. */
export function loadSubscriberCalls(): Promise<typeof import("./subscriber-calls.js")> {
  return import("./subscriber-calls.js");
}
