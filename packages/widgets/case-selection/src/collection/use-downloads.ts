import { useStore } from "zustand";
import { type Downloads, downloadsStore } from "../downloads.js";

/** Which PDFs wait for the host's word. */
export function useDownloads(): Downloads {
  return useStore(downloadsStore());
}
