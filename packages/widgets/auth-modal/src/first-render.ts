import { beginsWith, makeElement, type ViewProps } from "@quire/element";
import { earlySignIn, revealEarly } from "@quire/features/credentials";
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
    const completed = (view: HTMLElement) => {
      if (values.reason) view.prepend(makeElement("p", { class: "quire-reason" }, values.reason));
      return view;
    };
    if (values.mode === "sign-in") return completed(earlySignIn(prerendered, values.action));
    if (values.mode !== "registration") return undefined;
    const make = (module: Registration) => {
      registration = module;
      return completed(module.earlyRegistration(values));
    };
    return registration ? make(registration) : import("./early-registration.js").then(make);
  },
  answer: (control, host) => revealEarly(control) || switchEarly(control, host),
});
