import { markup } from "virtual:quire/initial?token=given";
import { initialContent, makePrerendered, type ViewProps } from "@quire/element";
import { formAction, keepCaret, revealEarly, showEarlyChecklist } from "@quire/features/credentials";
import { passwordPolicies } from "@quire/services/configuration";
import type { attributes } from "./attributes.js";
import { hideToken, readToken } from "./reset-token.js";
import { styles } from "./styles.js";

/** The form before React, which needs a token. Without one, the view shows an error. */
export const initial = initialContent<ViewProps<typeof attributes>>({
  styles,
  render({ token, action }) {
    const wanted = token || readToken();
    if (!wanted) return undefined;
    const view = makePrerendered(markup);
    view.setAttribute("action", formAction(action, "/reset-password"));
    const field = view.querySelector("[name=token]");
    if (token) field?.setAttribute("value", token);
    else field?.remove();
    // A native submit also sends a token of the address, which is in no attribute.
    view.addEventListener("formdata", ({ formData }) => formData.set("token", wanted));
    showEarlyChecklist(view, passwordPolicies().shared);
    keepCaret(view);
    return view;
  },
  applyOutside() {
    hideToken();
    return () => {};
  },
  answer: revealEarly,
});
