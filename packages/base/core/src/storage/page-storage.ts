import { reportFault } from "../errors/report.js";
import { getPageSetting } from "../page/page-configuration.js";
import { pageSingleton } from "../page/runtime.js";

export type StorageArea = "local" | "session";

/** Stores text by key. Never throws. If the browser's storage fails, memory keeps the value for this page. */
export interface PageStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Returns the stored keys that begin with `start`, in no particular order. */
  keys(start: string): readonly string[];
}

function browserStorage(area: StorageArea): Storage | undefined {
  // The getter itself throws if storage is blocked, for example in a sandboxed frame.
  return tryAccess(() => (area === "local" ? globalThis.localStorage : globalThis.sessionStorage));
}

function createPageStorage(area: StorageArea): PageStorage {
  const native = browserStorage(area);
  const memory = new Map<string, string>();
  const getName = (key: string) => getKeyPrefix() + key;
  return {
    get(key) {
      const name = getName(key);
      return memory.get(name) ?? tryAccess(() => native?.getItem(name)) ?? null;
    },
    set(key, value) {
      const name = getName(key);
      const stored = tryAccess(() => {
        native?.setItem(name, value);
        return native !== undefined;
      });
      if (stored) memory.delete(name);
      else memory.set(name, value);
    },
    remove(key) {
      const name = getName(key);
      memory.delete(name);
      tryAccess(() => native?.removeItem(name));
    },
    keys(start) {
      const names = new Set([...memory.keys(), ...(tryAccess(() => Object.keys(native ?? {})) ?? [])]);
      return [...names]
        .filter((name) => name.startsWith(getName(start)))
        .map((name) => name.slice(getKeyPrefix().length));
    },
  };
}

function tryAccess<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch (cause) {
    if (window.origin === "null") return undefined; // A sandboxed frame has no storage, which is no fault.
    reportFault("storage/unavailable", "The browser's storage is full or blocked.", {
      why: "Values are kept in memory until the page is left.",
      cause,
    });
    return undefined;
  }
}

/** Returns the prefix of every key (configuration `storagePrefix`, default none). */
function getKeyPrefix(): string {
  const value = getPageSetting("storagePrefix");
  return typeof value === "string" ? value : "";
}

/**
 * Returns the page's storage of one area. All copies of Quire share it.
 * @example pageStorage("session").set("draft", text);
 */
export function pageStorage(area: StorageArea = "local"): PageStorage {
  return pageSingleton(`storage:${area}`, () => createPageStorage(area));
}

/** Returns the full name of `key` in the browser's storage. */
export function getStorageName(key: string): string {
  return getKeyPrefix() + key;
}
