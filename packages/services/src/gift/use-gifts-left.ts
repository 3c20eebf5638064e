import { useStore } from "zustand";
import { giftStore } from "./gift-store.js";

/** How many gift links the reader may still make; `undefined` until a gift has told. */
export function useGiftsLeft(): number | undefined {
  return useStore(giftStore(), ({ giftsLeft }) => giftsLeft);
}
