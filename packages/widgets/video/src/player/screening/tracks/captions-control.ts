import { makeElement } from "@quire/element";
import { type Control, createIconButton } from "../icon-button.js";
import type { PlayerStore } from "../player-store.js";
import { createSelect } from "./choice.js";
import { text } from "./text.js";

/** An SVG path in a view box of 24 by 24, like the other icons. */
const ICON =
  "M4 5h16a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 20 19H4a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 4 5zm.5 2v10h15V7zM6.5 12a2.5 2.5 0 0 1 4.3-1.7l-1.1 1.1a1 1 0 1 0 0 1.200l1.1 1.1A2.5 2.5 0 0 1 6.5 12zM13 12a2.5 2.5 0 0 1 4.3-1.7l-1.1 1.1a1 1 0 1 0 0 1.200l1.1 1.1A2.5 2.5 0 0 1 13 12z";
const OFF = "off";

/** Button for captions, with a choice of the language if there are several. */
export function captionsControl(store: PlayerStore): Control {
  const tracks = () => store.textTrackList.filter(({ kind }) => kind === "captions" || kind === "subtitles");
  const toggle = createIconButton("captions", {
    press: () => void store.toggleSubtitles(),
    isAvailable: () => tracks().length > 0,
    look: () => ({ icon: ICON, label: text("captions"), isPressed: store.subtitlesShowing }),
  });
  const language = createSelect("captions", {
    label: text("captions"),
    options: () =>
      tracks().length < 2
        ? []
        : [
            { value: OFF, label: text("captionsOff") },
            ...tracks().map(({ id, label, language: code }) => ({ value: id ?? "", label: label || code })),
          ],
    chosen: () => tracks().find(({ mode }) => mode === "showing")?.id ?? OFF,
    choose: (value) => store.selectSubtitlesTrack(value),
  });
  const element = makeElement("span", { class: "together" }, toggle.element, language.element);
  return {
    element,
    paint() {
      toggle.paint();
      language.paint();
    },
  };
}
