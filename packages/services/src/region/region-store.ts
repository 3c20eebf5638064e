import { pageSingleton, persist } from "@quire/core";
import * as v from "valibot";
import { createStore, type StoreApi } from "zustand/vanilla";
import { getRegion, type Region } from "./region.js";
import type { RegionError } from "./region-error.js";

/** State of the region. An unknown region is "elsewhere". */
export interface RegionState extends Region {
  readonly status: "unknown" | "loading" | "ready" | "failed";
  readonly error: RegionError | undefined;
  /** Time of the lookup in milliseconds since 1970, or 0 if there was none. */
  readonly foundAt: number;
}

/** Milliseconds that a found region is valid: one day. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

const UNKNOWN_REGION: RegionState = { ...getRegion(""), status: "unknown", error: undefined, foundAt: 0 };

const SavedSchema = v.object({ country: v.string(), city: v.string(), foundAt: v.number() });
type Saved = v.InferOutput<typeof SavedSchema>;

/** Returns the store of the region, which all tabs share. `loadRegion` looks the region up. */
export function regionStore(): StoreApi<RegionState> {
  return pageSingleton("region", () => {
    const store = createStore<RegionState>()(() => UNKNOWN_REGION);
    if (typeof document !== "undefined") persistRegion(store);
    return store;
  });
}

function persistRegion(store: StoreApi<RegionState>): void {
  persist<RegionState, Saved>(store, {
    key: "quire:region",
    version: 1,
    parse: v.parser(SavedSchema),
    save: ({ country, city, foundAt }) => (foundAt > 0 ? { country, city, foundAt } : undefined),
    restore: (saved, state) => (saved && isFresh(saved) ? toRegionState(saved) : getResetRegion(state)),
  });
}

/** Resets the region when it was removed from the storage. The next use looks it up again. */
function getResetRegion({ foundAt }: RegionState): Partial<RegionState> {
  return foundAt > 0 ? UNKNOWN_REGION : {};
}

export function toRegionState({ country, city, foundAt }: Saved): RegionState {
  return { ...getRegion(country, city), status: "ready", error: undefined, foundAt };
}

/** True for a region of the past day. A time in the future, after the clock was set back, is not fresh. */
function isFresh({ foundAt }: Saved): boolean {
  const age = Date.now() - foundAt;
  return age >= 0 && age < MAX_AGE_MS;
}
