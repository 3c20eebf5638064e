import { cdp } from "vitest/browser";

/** Nodes, listeners and memory of the page's process after garbage collection. */
export interface Footprint {
  readonly nodes: number;
  readonly listeners: number;
  /** Bytes. */
  readonly heap: number;
}

// The browser provider defines the session's types, and exists only in a test run.
type Send = (method: string, parameters?: object) => Promise<Record<string, number>>;

/** Measures with the browser's own protocol, so that detached nodes and forgotten listeners count too. */
export async function measureFootprint(): Promise<Footprint> {
  const session = cdp();
  const send: Send = (session as unknown as { send: Send }).send.bind(session);
  // The second collection frees objects whose finalizers ran in the first one.
  for (let pass = 0; pass < 2; pass++) await send("HeapProfiler.collectGarbage");
  const { nodes = 0, jsEventListeners = 0 } = await send("Memory.getDOMCounters");
  const { usedSize = 0 } = await send("Runtime.getHeapUsage");
  return { nodes, listeners: jsEventListeners, heap: usedSize };
}
