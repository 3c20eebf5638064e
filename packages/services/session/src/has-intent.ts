import { pageStorage } from "@quire/core";

/** Where a guest's intent is kept, in this tab. */
export const INTENT_KEY = "quire:intent";

/** Whether something waits to be carried out once the reader is known. */
export function hasIntent(): boolean {
  return pageStorage("session").get(INTENT_KEY) !== null;
}
