import { makeElement } from "@quire/element";
import { formatClock } from "../clock.js";
import { type Control, setAttribute, setText } from "./icon-button.js";
import type { PlayerStore } from "./player-store.js";
import { text } from "./text.js";

/** The playback position, as a slider and in numbers. */
export function createTimeline(store: PlayerStore): { readonly slider: Control; readonly time: Control } {
  const range = makeElement("input", {
    part: "timeline",
    type: "range",
    min: "0",
    step: "any",
    "aria-label": text("seek"),
  });
  range.addEventListener("input", () => void store.seek(range.valueAsNumber));
  const time = makeElement("span", { part: "time" });
  return {
    slider: {
      element: range,
      paint() {
        const { currentTime, duration, buffered } = store;
        setAttribute(range, "max", String(duration || 1));
        range.valueAsNumber = currentTime;
        const words = text("place", { time: formatClock(currentTime), duration: formatClock(duration) });
        setAttribute(range, "aria-valuetext", words);
        const arrived = buffered.findLast(([start]) => start <= currentTime)?.[1] ?? 0;
        range.style.setProperty("--_seen", share(currentTime, duration));
        range.style.setProperty("--_arrived", share(arrived, duration));
      },
    },
    time: {
      element: time,
      paint() {
        setText(time, `${formatClock(store.currentTime)} / ${formatClock(store.duration)}`);
      },
    },
  };
}

/** Formats a part of a whole in per cent. */
export const share = (part: number, whole: number): string => `${whole > 0 ? (part / whole) * 100 : 0}%`;
