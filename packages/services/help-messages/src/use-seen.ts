import { useStore } from "zustand";
import { helpMessagesStore } from "./help-messages-store.js";

/** Whether the reader has seen it; a server knows of none. */
export function useSeen(id: string): boolean {
  return useStore(helpMessagesStore(), ({ seen }) => seen.includes(id));
}
