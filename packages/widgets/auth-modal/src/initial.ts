import { markup } from "virtual:quire/initial";
import { emit } from "@quire/core";
import { initialContent, makeElement, type ViewProps } from "@quire/element";
import { renderEarlySignIn, revealEarly } from "@quire/features/credentials";
import type { attributes } from "./attributes.js";
import type { Screen } from "./screen.js";
import { styles } from "./styles.js";
import { switchScreen } from "./switch-screen.js";

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
    if (values.mode === "sign-in") return completed(renderEarlySignIn(markup, values.action));
    if (values.mode !== "registration") return undefined;
    const make = (module: Registration) => {
      registration = module;
      return completed(module.renderEarlyRegistration(values));
    };
    return registration ? make(registration) : import("./early-registration.js").then(make);
  },
  answer: (control, host) => revealEarly(control) || switchScreenBeforeReact(control, host),
});

/** The two screens with markup before React loads, by the address of their link. */
const SCREENS: Readonly<Record<string, Screen>> = { "/register": "registration", "#sign-in": "sign-in" };

/** Follows such a link before React loads, as the view does later. @returns true if it is such a link */
function switchScreenBeforeReact(link: HTMLElement, host: HTMLElement): boolean {
  const screen = SCREENS[link.getAttribute("href") ?? ""];
  if (screen) {
    switchScreen(host, screen);
    emit(host, "quire-screen-change", { screen });
  }
  return screen !== undefined;
}
