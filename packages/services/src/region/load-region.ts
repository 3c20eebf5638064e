import { pageSingleton, report } from "@quire/core";
import { call } from "../client/index.js";
import * as configuration from "../configuration/index.js";
import { geolocationLookup } from "../contract/index.js";
import type { Region } from "./region.js";
import { getRegionError } from "./region-error.js";
import { regionStore, toRegionState } from "./region-store.js";

/**
 * Returns the user's region (content-7.26). The browser stores a lookup for a day. Simultaneous calls share one lookup.
 * Never rejects: after a failure the region is "elsewhere", the state has the error, and the next call retries. Without a
 * configured `geolocation` there is no lookup.
 */
export async function loadRegion(): Promise<Region> {
  const store = regionStore();
  if (store.getState().status !== "ready") await waitForLookup();
  return store.getState();
}

function waitForLookup(): Promise<void> {
  const current = pageSingleton("region-lookup", () => ({ done: undefined as Promise<void> | undefined }));
  current.done ??= lookUp().finally(() => {
    current.done = undefined;
  });
  return current.done;
}

async function lookUp(): Promise<void> {
  const store = regionStore();
  if (configuration.geolocation() === null) {
    store.setState({ status: "ready" });
    return;
  }
  store.setState({ status: "loading", error: undefined });
  try {
    const { country, city } = await call(geolocationLookup, { query: { referrer: location.origin } });
    store.setState(toRegionState({ country, city, foundAt: Date.now() }));
  } catch (cause) {
    const error = getRegionError(cause);
    report(error);
    // Another tab may have found the region meanwhile.
    if (store.getState().status !== "ready") store.setState({ status: "failed", error });
  }
}
