import { loadSavedState } from "./load-saved-state.js";
import { handleSaves } from "./saves-handler.js";

/** Sends waiting writes of earlier pages, and loads the saved state of these items. */
export function learnAbout(ids: readonly string[]): void {
  handleSaves();
  loadSavedState(ids);
}
