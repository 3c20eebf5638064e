import type { Screen } from "./screen.js";
import { text } from "./text.js";

const TITLES = {
  "sign-in": "titleSignIn",
  registration: "titleRegistration",
  "forgot-password": "titleForgotPassword",
  profile_settings: "titleProfileSettings",
} as const;

/** The heading of a screen. */
export function screenTitle(screen: Screen): string {
  return text(TITLES[screen]);
}
