import { beginsWith, makeElement, makePrerendered, type ViewProps } from "@quire/element";
import {
  authenticatePath,
  formAction,
  keepCaret,
  PASSKEY_FIELD,
  passkeyButton,
  revealEarly,
} from "@quire/features/credentials";
import { offersPasskeys } from "@quire/services/passkey";
import type { attributes } from "./attributes.js";
import { prerendered } from "./prerendered.js";
import { styles } from "./styles.js";

/** The sign-in form before React, for this reason and action of the tag. The other screens come with the view. */
export const first = beginsWith({
  styles,
  render({ mode, reason, action }: ViewProps<typeof attributes>) {
    if (mode !== "sign-in") return undefined;
    const view = makePrerendered(prerendered);
    if (reason) view.prepend(makeElement("p", { class: "quire-reason" }, reason));
    const form = view.querySelector("form");
    form?.setAttribute("action", formAction(action, authenticatePath()));
    if (offersPasskeys()) {
      form?.append(makePrerendered(passkeyButton));
      view.querySelector("input")?.setAttribute("autocomplete", PASSKEY_FIELD);
    }
    keepCaret(view);
    return view;
  },
  answer: revealEarly,
});
