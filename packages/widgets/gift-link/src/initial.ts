import { markup } from "virtual:quire/initial";
import { runtime } from "@quire/core";
import { initialContent, makePrerendered } from "@quire/element";
import { GIFTS_KEY } from "./gifts-key.js";
import { styles } from "./styles.js";

/** The button before React loads. Once a view has loaded the gifts, later tags render with their view. */
export const initial = initialContent({
  styles,
  render: () => (runtime().shared.has(GIFTS_KEY) ? undefined : makePrerendered(markup)),
  answer(control) {
    control.ariaBusy = "true"; // The view creates the gift.
    return false;
  },
});
