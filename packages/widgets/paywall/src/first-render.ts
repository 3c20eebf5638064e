import { beginsInPlace, type ViewProps } from "@quire/element";
import { earlySignIn, revealEarly } from "@quire/features/credentials";
import { DEFAULT_QUOTA } from "@quire/services/contract";
import { sessionStore } from "@quire/services/session";
import type { attributes } from "./attributes.js";
import { prerendered } from "./prerendered.js";
import { styles } from "./styles.js";
import { submitWords } from "./submit-words.js";
import { writeWhy } from "./write-why.js";

type Values = ViewProps<typeof attributes>;

/** The card of sign-in before React, with why it is shut: as soon as it is clear that a guest is reading. */
export const first = beginsInPlace({
  styles,
  occasion: {
    isNow: () => sessionStore().getState().status === "anonymous",
    subscribe: (listener) => sessionStore().subscribe(listener),
  },
  render({ card, containerSelector, action, gift, goal }: Values) {
    if (card !== "sign-in" || containerSelector) return undefined;
    const view = earlySignIn(prerendered, action);
    view.querySelector("[type=submit] span")?.replaceChildren(submitWords({ gift, goal }));
    return view;
  },
  accompany(element, values: Values) {
    const { shell, dataset } = element;
    writeWhy(shell, values, { isKnown: false, quota: DEFAULT_QUOTA });
    dataset.access = "closed";
    return () => {
      writeWhy(shell, values, undefined);
      delete dataset.access;
    };
  },
  answer: revealEarly,
});
