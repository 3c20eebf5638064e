import { askSaved } from "./ask-saved.js";
import { handleSaves } from "./saves-handler.js";

/** Sends what waits from earlier pages, and learns which of the items that a page shows are saved. */
export function learnAbout(ids: readonly string[]): void {
  handleSaves();
  askSaved(ids);
}
