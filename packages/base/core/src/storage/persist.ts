import type { StoreApi } from "zustand/vanilla";
import { perDocument } from "../dom/per-document.js";
import { ownWindow } from "../dom/unshadowed.js";
import { reportFault } from "../errors/report.js";
import { jsonText, parseJson } from "./json.js";
import { getStorageName, pageStorage, type StorageArea } from "./page-storage.js";

export interface PersistOptions<State, Saved> {
  /** Name in the storage, without the page's prefix. */
  readonly key: string;
  /** Parses a stored value. If it throws, the value is reported and removed, and counts as absent. */
  readonly parse: (stored: unknown) => Saved;
  /**
   * With a version, values are stored as `{ version, value }`, and values of other versions are removed. Without it, values
   * are plain JSON. Hosts read some of those (accounts-3.15, content-3).
   */
  readonly version?: number;
  readonly area?: StorageArea;
  /** Returns the part of the state to store. `undefined` removes the key. */
  readonly save: (state: State) => Saved | undefined;
  /** Maps a stored value to changes of the state. Gets `undefined` if no value is stored. */
  readonly restore: (saved: Saved | undefined, state: State) => Partial<State>;
}

type Stored<Saved> = Pick<PersistOptions<unknown, Saved>, "key" | "parse" | "version" | "area">;

function decode<Saved>(text: string | null, options: Stored<Saved>): Saved | undefined {
  if (text === null) return undefined;
  const { parse, version, key } = options;
  try {
    const stored = parseJson(text);
    return parse(version === undefined ? stored : unwrap(stored, version));
  } catch (cause) {
    reportCorrupt(`stored "${getStorageName(key)}"`, cause);
    pageStorage(options.area).remove(key);
    return undefined;
  }
}

function unwrap(stored: unknown, version: number): unknown {
  const { version: ofStored, value } = Object(stored);
  if (ofStored !== version) throw new Error(`It is of version ${ofStored}, not ${version}.`);
  return value;
}

function encode<Saved>(saved: Saved, version: number | undefined): string {
  return jsonText(version === undefined ? saved : { version, value: saved });
}

/**
 * Keeps a part of a store in the browser's storage and in sync with other tabs. Restores it now, saves each change, and
 * restores it again after another tab has changed or cleared it.
 */
export function persist<State, Saved>(
  store: StoreApi<State>,
  options: PersistOptions<State, Saved>,
  signal?: AbortSignal,
): void {
  const { key, area = "local", version } = options;
  const storage = pageStorage(area);
  let last = storage.get(key);
  const restore = (text: string | null) => {
    store.setState((state) => options.restore(decode<Saved>(text, options), state));
  };
  restore(last);
  const unsubscribe = store.subscribe((state) => {
    const saved = options.save(state);
    const text = saved === undefined ? null : encode(saved, version);
    if (text === last) return;
    last = text;
    if (text === null) storage.remove(key);
    else storage.set(key, text);
  });
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key !== null && event.key !== getStorageName(key)) return;
    last = event.key === null ? null : event.newValue;
    restore(last);
  };
  // A page in the back-forward cache receives no storage events.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || storage.get(key) === last) return;
    last = storage.get(key);
    restore(last);
  };
  if (area === "local" && typeof window !== "undefined") {
    perDocument(() => {
      ownWindow.addEventListener("storage", onStorage, signal ? { signal } : {});
      ownWindow.addEventListener("pageshow", onShow, signal ? { signal } : {});
    });
  }
  signal?.addEventListener("abort", unsubscribe, { once: true });
}

/**
 * Reports that invalid data was removed from the browser's storage.
 * @param what name of the data, such as `stored "cart"`
 */
export function reportCorrupt(what: string, cause: unknown, options?: { fix: string }): void {
  const why = "It is not of the expected shape and was removed.";
  reportFault("storage/corrupt", `The ${what} cannot be read.`, { why, cause, ...options });
}
