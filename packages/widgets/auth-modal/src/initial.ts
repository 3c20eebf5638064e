import { markup } from "virtual:quire/initial";
import { initialContent, makeElement, type ViewProps } from "@quire/element";
import { earlySignIn, revealEarly } from "@quire/features/credentials";
import type { attributes } from "./attributes.js";
import { styles } from "./styles.js";
import { switchEarly } from "./switch-early.js";

type Values = ViewProps<typeof attributes>;

type Registration = typeof import("./early-registration.js");

/** Loaded by the first registration. Later registrations render synchronously. */
let registration: Registration | undefined;

/** Sign-in and registration before React loads. The view renders the other screens. */
export const initial = initialContent<Values>({
  styles,
  render(values) {
    const completed = (view: HTMLElement) => {
      if (values.reason) view.prepend(makeElement("p", { class: "quire-reason" }, values.reason));
      return view;
    };
    if (values.mode === "sign-in") return completed(earlySignIn(markup, values.action));
    if (values.mode !== "registration") return undefined;
    const make = (module: Registration) => {
      registration = module;
      return completed(module.earlyRegistration(values));
    };
    return registration ? make(registration) : import("./early-registration.js").then(make);
  },
  answer: (control, host) => revealEarly(control) || switchEarly(control, host),
});
