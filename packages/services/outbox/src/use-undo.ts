import { useStore } from "zustand";
import { type UndoOffer, undoStore } from "./undo-store.js";

/** What can be undone, in React. */
export function useUndo(): UndoOffer | undefined {
  return useStore(undoStore(), ({ offer }) => offer);
}
