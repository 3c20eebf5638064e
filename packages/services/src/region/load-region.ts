import { pageSingleton, report } from "@quire/core";
import { call } from "../client/index.js";
import * as configuration from "../configuration/index.js";
import { geolocationLookup } from "../contract/index.js";
import type { Region } from "./region.js";
import { regionErrorOf } from "./region-error.js";
import { foundRegion, regionStore } from "./region-store.js";

/**
 * Where the reader is (content-7.26): from the day's lookup of this browser, or looked up now, once however many
 * ask. Never rejects: where it cannot be found out, it is "elsewhere", the state holds the error, and who asks
 * next tries again. Without a configured `geolocation` nobody is asked.
 */
export async function loadRegion(): Promise<Region> {
  const store = regionStore();
  if (store.getState().status !== "ready") await pending();
  return store.getState();
}

function pending(): Promise<void> {
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
    store.setState(foundRegion({ country, city, foundAt: Date.now() }));
  } catch (cause) {
    const error = regionErrorOf(cause);
    report(error);
    // Another tab may have found it meanwhile.
    if (store.getState().status !== "ready") store.setState({ status: "failed", error });
  }
}
