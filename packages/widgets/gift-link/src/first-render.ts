import { runtime } from "@quire/core";
import { beginsInPlace, makePrerendered } from "@quire/element";
import { GIFTS } from "./gifts-key.js";
import { prerendered } from "./prerendered.js";
import { styles } from "./styles.js";

/**
 * The button before React: nobody has a gift yet. Once one of them has had its view, which knows of gifts, its code is
 * there, and others begin as that says.
 */
export const first = beginsInPlace({
  styles,
  render: () => (runtime().shared.has(GIFTS) ? undefined : makePrerendered(prerendered)),
  answer(control) {
    control.ariaBusy = "true"; // It is given once the view is there.
    return false;
  },
});
