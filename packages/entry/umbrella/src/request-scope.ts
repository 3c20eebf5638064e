import type { AsyncLocalStorage } from "node:async_hooks";
import { createRuntime, type Runtime, scopeRuntime } from "@quire/core";

type Storage = AsyncLocalStorage<Runtime>;

let requests: Storage | undefined;

/** Creates a separate runtime for the request that is being rendered. In a browser the page's runtime stays. */
export function enterRequest(): void {
  if (typeof document !== "undefined") return;
  requests ??= createStorage();
  requests?.enterWith(createRuntime());
}

/** Uses no import: a browser's bundle lacks this module, and servers provide it in different ways. */
function createStorage(): Storage | undefined {
  const { process, AsyncLocalStorage: OfGlobal } = globalThis as {
    process?: { getBuiltinModule?(name: string): { AsyncLocalStorage: new () => Storage } };
    AsyncLocalStorage?: new () => Storage;
  };
  const Kind = process?.getBuiltinModule?.("node:async_hooks").AsyncLocalStorage ?? OfGlobal;
  if (!Kind) return undefined;
  const storage = new Kind();
  scopeRuntime(() => storage.getStore());
  return storage;
}
