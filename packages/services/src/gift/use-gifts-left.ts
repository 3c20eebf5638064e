import { useStore } from "zustand";
import { giftStore } from "./gift-store.js";

/**
 * Returns the number of gift links left, or undefined before the first gift.
 * @example
 * const giftsLeft = useGiftsLeft();
 */
export function useGiftsLeft(): number | undefined {
  return useStore(giftStore(), ({ giftsLeft }) => giftsLeft);
}
