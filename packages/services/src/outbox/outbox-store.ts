import {
  jsonText,
  ownWindow,
  pageSingleton,
  pageStorage,
  parseJson,
  perDocument,
  reportCorrupt,
  storageName,
} from "@quire/core";
import * as v from "valibot";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type OutboxEntry, OutboxEntrySchema } from "./outbox-entry.js";
import { KEY } from "./outbox-key.js";

/** Milliseconds after which a wish is no longer meant: a week. */
const LIFETIME = 7 * 24 * 3_600_000;

const StoredSchema = v.object({ version: v.literal(1), value: v.array(OutboxEntrySchema) });

export interface OutboxState {
  /** What has been asked for and not been answered, in this order. */
  readonly entries: readonly OutboxEntry[];
}

/** What waits to be sent, or is under way, from all tabs. */
export function outboxStore(): StoreApi<OutboxState> {
  return pageSingleton("outbox", () => {
    const entries = typeof document === "undefined" ? [] : readEntries();
    const store = createStore<OutboxState>()(() => ({ entries }));
    if (typeof document !== "undefined") {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key === storageName(KEY)) store.setState({ entries: readEntries() });
      };
      perDocument(() => ownWindow.addEventListener("storage", onStorage));
    }
    return store;
  });
}

/** Changes what lies in the storage now, not what this tab last saw of it: other tabs write there too. */
export function updateOutbox(change: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[]): void {
  const entries = change(readEntries());
  if (entries.length === 0) pageStorage().remove(KEY);
  else pageStorage().set(KEY, jsonText({ version: 1, value: entries }));
  outboxStore().setState({ entries });
}

/** Whether it has waited for so long that it is no longer meant. */
export function isTooOld({ at }: OutboxEntry): boolean {
  return Math.abs(Date.now() - at) >= LIFETIME;
}

/** What lies in the storage; what cannot be read counts as nothing. */
export function readEntries(): OutboxEntry[] {
  const text = pageStorage().get(KEY);
  if (text === null) return [];
  try {
    return v.parse(StoredSchema, parseJson(text)).value;
  } catch (cause) {
    reportCorrupt(`stored "${storageName(KEY)}"`, cause);
    pageStorage().remove(KEY);
    return [];
  }
}
