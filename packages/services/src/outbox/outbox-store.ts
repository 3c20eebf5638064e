import {
  getStorageName,
  jsonText,
  ownWindow,
  pageSingleton,
  pageStorage,
  parseJson,
  perDocument,
  reportCorrupt,
} from "@quire/core";
import * as v from "valibot";
import { createStore, type StoreApi } from "zustand/vanilla";
import { OUTBOX } from "./has-waiting.js";
import { type OutboxEntry, OutboxEntrySchema } from "./outbox-entry.js";

/** Milliseconds after which a write expires: a week. */
const WRITE_LIFETIME_MS = 7 * 24 * 3_600_000;

const StoredSchema = v.object({ version: v.literal(1), value: v.looseObject({}) });

export interface OutboxState {
  /** Unanswered writes, in the order in which they were requested. */
  readonly entries: readonly OutboxEntry[];
}

/** Returns the store of all tabs' writes that wait to be sent or are in flight. */
export function outboxStore(): StoreApi<OutboxState> {
  return pageSingleton("outbox", () => {
    const entries = typeof document === "undefined" ? [] : readEntries();
    const store = createStore<OutboxState>()(() => ({ entries }));
    if (typeof document !== "undefined") {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(getStorageName(OUTBOX)))
          store.setState({ entries: readEntries() });
      };
      perDocument(() => ownWindow.addEventListener("storage", onStorage));
    }
    return store;
  });
}

/** Adds an entry, or replaces its earlier state. */
export function keepEntry({ key, ...value }: OutboxEntry): void {
  pageStorage().set(OUTBOX + key, jsonText({ version: 1, value }));
  outboxStore().setState({ entries: readEntries() });
}

export function removeEntry(key: string): void {
  pageStorage().remove(OUTBOX + key);
  outboxStore().setState({ entries: readEntries() });
}

/** Returns true if the entry has expired. */
export function isTooOld({ at }: Pick<OutboxEntry, "at">): boolean {
  return Math.abs(Date.now() - at) >= WRITE_LIFETIME_MS;
}

/** Reads the stored entries of all tabs, oldest first. Corrupt entries are reported and removed. */
export function readEntries(): OutboxEntry[] {
  const entries = pageStorage()
    .keys(OUTBOX)
    .flatMap((name) => readEntry(name) ?? []);
  return entries.sort((one, other) => one.at - other.at);
}

function readEntry(name: string): OutboxEntry | undefined {
  const text = pageStorage().get(name);
  if (text === null) return undefined;
  try {
    const { value } = v.parse(StoredSchema, parseJson(text));
    return v.parse(OutboxEntrySchema, { ...value, key: name.slice(OUTBOX.length) });
  } catch (cause) {
    reportCorrupt(`stored "${getStorageName(name)}"`, cause);
    pageStorage().remove(name);
    return undefined;
  }
}
