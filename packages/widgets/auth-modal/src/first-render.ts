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
import { switchEarly } from "./switch-early.js";

type Values = ViewProps<typeof attributes>;

type Registration = typeof import("./early-registration.js");

/** Once it is there, registration is made in the same breath. */
let registration: Registration | undefined;

/** Sign-in and registration before React, for this reason and action of the tag. The other screens come with the view. */
export const first = beginsWith({
  styles,
  render(values: Values) {
    if (values.mode === "sign-in") return completed(earlySignIn(values), values);
    if (values.mode !== "registration") return undefined;
    const make = (module: Registration) => {
      registration = module;
      return completed(module.earlyRegistration(values), values);
    };
    return registration ? make(registration) : import("./early-registration.js").then(make);
  },
  answer: (control, host) => revealEarly(control) || switchEarly(control, host),
});

function earlySignIn({ action }: Values): HTMLElement {
  const view = makePrerendered(prerendered);
  const form = view.querySelector("form");
  form?.setAttribute("action", formAction(action, authenticatePath()));
  if (offersPasskeys()) {
    form?.append(makePrerendered(passkeyButton));
    view.querySelector("input")?.setAttribute("autocomplete", PASSKEY_FIELD);
  }
  return view;
}

function completed(view: HTMLElement, { reason }: Values): HTMLElement {
  if (reason) view.prepend(makeElement("p", { class: "quire-reason" }, reason));
  keepCaret(view);
  return view;
}
