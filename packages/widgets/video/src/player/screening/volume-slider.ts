import { makeElement } from "@quire/element";
import { type Control, setAttribute } from "./icon-button.js";
import type { PlayerStore } from "./player-store.js";
import { text } from "./text.js";
import { share } from "./timeline.js";

/** The volume slider. Phones have keys for the volume, and do not let a page change it. */
export function volumeSlider(store: PlayerStore): Control {
  const range = makeElement("input", {
    part: "volume",
    type: "range",
    min: "0",
    max: "1",
    step: "0.05",
    "aria-label": text("volume"),
  });
  range.addEventListener("input", () => void store.setVolume(range.valueAsNumber));
  return {
    element: range,
    paint() {
      const volume = store.muted ? 0 : store.volume;
      range.hidden = store.volumeAvailability !== "available";
      range.valueAsNumber = volume;
      setAttribute(range, "aria-valuetext", `${Math.round(volume * 100)}%`);
      range.style.setProperty("--_seen", share(volume, 1));
    },
  };
}
