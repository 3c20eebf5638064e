import { useStore } from "zustand";
import { type Downloads, downloadsStore } from "../downloads.js";

/** Returns the state of the page's PDFs and follows its changes. */
export function useDownloads(): Downloads {
  return useStore(downloadsStore());
}
