import { askSaved } from "./ask-saved.js";
import { handleSaves } from "./saves-handler.js";

/** Sends waiting writes of earlier pages, and loads which of the page's items are saved. */
export function learnAbout(ids: readonly string[]): void {
  handleSaves();
  askSaved(ids);
}
