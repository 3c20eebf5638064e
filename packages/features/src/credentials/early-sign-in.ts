import { makePrerendered, type Prerendered } from "@quire/element";
import { offersPasskeys } from "@quire/services/passkey";
import { keepCaret } from "./early-reveal.js";
import { authenticatePath, formAction } from "./form-action.js";
import { PASSKEY_FIELD, passkeyButton } from "./passkey-button.js";

/** A form of sign-in before React, as the build has rendered it. */
export function earlySignIn(rendered: Prerendered, action: string | undefined): HTMLElement {
  const view = makePrerendered(rendered);
  const form = view.querySelector("form");
  form?.setAttribute("action", formAction(action, authenticatePath()));
  if (offersPasskeys()) {
    form?.append(makePrerendered(passkeyButton));
    view.querySelector("input")?.setAttribute("autocomplete", PASSKEY_FIELD);
  }
  keepCaret(view);
  return view;
}
