import { loadRecentSaves } from "./recent-saves.js";
import { handleSaves } from "./saves-handler.js";

/** Sends what waits from earlier pages, and learns what the reader has saved lately. */
export function startLibrary(): void {
  handleSaves();
  void loadRecentSaves();
}
