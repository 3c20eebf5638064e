import type { Control } from "../icon-button.js";
import type { PlayerStore } from "../player-store.js";
import { createSelect } from "./choice.js";
import { text } from "./text.js";

/** A select that shows the current chapter and seeks to others. */
export function chapterChoice(store: PlayerStore): Control {
  const chapters = () => store.chaptersCues;
  return createSelect("chapters", {
    label: text("chapters"),
    options: () =>
      chapters().map(({ startTime, text: words }) => ({ value: String(startTime), label: words })),
    chosen: () => {
      const playing = chapters().findLast(({ startTime }) => startTime <= store.currentTime);
      return String((playing ?? chapters()[0])?.startTime ?? "");
    },
    choose: (value) => void store.seek(Number(value)),
  });
}
