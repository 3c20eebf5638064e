import { useStore } from "zustand";
import { type Addition, additionStore } from "./addition.js";

/** What was added last on this page, in React. */
export function useAddition(): Addition | undefined {
  return useStore(additionStore(), ({ addition }) => addition);
}
