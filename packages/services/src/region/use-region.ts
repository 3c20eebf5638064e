import { report } from "@quire/core";
import { useEffect } from "react";
import { useStore } from "zustand";
import { type RegionState, regionStore } from "./region-store.js";

/** Returns the region, and looks it up on first use. It is "elsewhere" on a server and until it is known. */
export function useRegion(): RegionState {
  const region = useStore(regionStore());
  const isUnknown = region.status === "unknown";
  useEffect(() => {
    if (isUnknown) import("./load-region.js").then(({ loadRegion }) => loadRegion()).catch(report);
  }, [isUnknown]);
  return region;
}
