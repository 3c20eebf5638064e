import { emit } from "@quire/core";
import type { Screen } from "./screen.js";
import { switchScreen } from "./switch-screen.js";

/** The two screens with markup before React loads, by the address of their link. */
const SCREENS: Readonly<Record<string, Screen>> = { "/register": "registration", "#sign-in": "sign-in" };

/** Follows such a link before React loads, as the view does later. @returns true if it is such a link */
export function switchEarly(link: HTMLElement, host: HTMLElement): boolean {
  const screen = SCREENS[link.getAttribute("href") ?? ""];
  if (screen) {
    switchScreen(host, screen);
    emit(host, "quire-screen-change", { screen });
  }
  return screen !== undefined;
}
