import { useSyncExternalStore } from "react";
import { type Gift, giftsStore } from "./gifts-store.js";

/** Where the gift of an article stands; `undefined` before anybody has asked. */
export function useGift(url: string): Gift | undefined {
  const { subscribe, getState } = giftsStore();
  const read = () => getState()[url];
  return useSyncExternalStore(subscribe, read, read);
}
