import { useStore } from "zustand";
import { type Addition, additionStore } from "./addition.js";

/** Returns the last addition on this page. */
export function useAddition(): Addition | undefined {
  return useStore(additionStore(), ({ addition }) => addition);
}
