import { makeElement } from "@quire/element";
import type { Control } from "./icon-button.js";
import type { PlayerStore } from "./player-store.js";
import { text } from "./text.js";

export const RATES: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2];

export function createSpeedChoice(store: PlayerStore): Control {
  const label = text("speed");
  const options = RATES.map((rate) => makeElement("option", { value: String(rate) }, text("rate", { rate })));
  const element = makeElement("select", { part: "speed", "aria-label": label, title: label }, ...options);
  element.addEventListener("change", () => store.setPlaybackRate(Number(element.value)));
  return {
    element,
    paint() {
      const rate = String(store.playbackRate);
      if (element.value !== rate) element.value = rate;
    },
  };
}
