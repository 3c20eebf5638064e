import { useStore } from "zustand";
import { pageStateStore } from "./page-state.js";

/** The page's state in React, as `registered:search`. */
export function usePageState(): string {
  return useStore(pageStateStore(), ({ state }) => state);
}
