import { beginsInPlace, makeElement, makePrerendered, type ViewProps } from "@quire/element";
import { earlyChecklist, formAction, keepCaret, revealEarly } from "@quire/features/credentials";
import { passwordPolicies } from "@quire/services/configuration";
import type { attributes } from "./attributes.js";
import { prerendered } from "./prerendered.js";
import { hideToken, readToken } from "./reset-token.js";
import { styles } from "./styles.js";

/** The form before React, for whoever has a token: it is the same for everybody. Without one the view says so. */
export const first = beginsInPlace({
  styles,
  render({ token, action }: ViewProps<typeof attributes>) {
    const wanted = token || readToken();
    if (!wanted) return undefined;
    const view = makePrerendered(prerendered);
    view.setAttribute("action", formAction(action, "/reset-password"));
    if (token) view.prepend(makeElement("input", { type: "hidden", name: "token", value: token }));
    // The one of the address stands in no attribute, and goes along all the same where the form goes its native way.
    view.addEventListener("formdata", ({ formData }) => formData.set("token", wanted));
    earlyChecklist(view, passwordPolicies().shared);
    keepCaret(view);
    return view;
  },
  accompany() {
    hideToken();
    return () => {};
  },
  answer: revealEarly,
});
