import { pageStorage } from "@quire/core";

/** Where a guest's intent is kept, in this tab. */
export const INTENT_KEY = "quire:intent";

/** Where hosts and Quire keep what a guest wanted to follow (accounts-3.17), in this browser. */
export const FOLLOW_DATA_KEY = "follow-subscribe-data";

/** Whether something waits to be carried out once the reader is known. */
export function hasIntent(): boolean {
  return (pageStorage("session").get(INTENT_KEY) ?? pageStorage().get(FOLLOW_DATA_KEY)) !== null;
}
