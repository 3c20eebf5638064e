import { useSyncExternalStore } from "react";
import { type Gift, giftsStore } from "./gifts-store.js";

/** Returns the state of an article's gift; `undefined` before the first request. */
export function useGift(url: string): Gift | undefined {
  const { subscribe, getState } = giftsStore();
  const read = () => getState()[url];
  return useSyncExternalStore(subscribe, read, read);
}
