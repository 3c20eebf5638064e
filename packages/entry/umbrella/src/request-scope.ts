import type { AsyncLocalStorage } from "node:async_hooks";
import { createRuntime, type Runtime, scopeRuntime } from "@quire/core";

type Storage = AsyncLocalStorage<Runtime>;

let requests: Storage | undefined;

/** Gives the request that is being rendered a runtime of its own; in a browser the page's one stays. */
export function enterRequest(): void {
  if (typeof document !== "undefined") return;
  requests ??= createStorage();
  requests?.enterWith(createRuntime());
}

/** Not imported: a browser's bundle has no such module, and servers have different ways to it. */
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
