import { makePrerendered, type Prerendered } from "@quire/element";
import { offersPasskeys } from "@quire/services/passkey";
import { keepCaret } from "./early-reveal.js";
import { authenticatePath, formAction } from "./form-action.js";
import { PASSKEY_FIELD, passkeyButton } from "./passkey-button.js";

/** Returns a sign-in form for the time before React loads, from the markup that the build has rendered. */
export function renderEarlySignIn(rendered: Prerendered, action: string | undefined): HTMLElement {
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
