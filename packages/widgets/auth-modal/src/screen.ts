import { QuireError, report } from "@quire/core";
import type { Calls, Typed } from "@quire/features/credentials";
import { text } from "./text.js";

const TITLES = {
  "sign-in": "titleSignIn",
  registration: "titleRegistration",
  "forgot-password": "titleForgotPassword",
  profile_settings: "titleProfileSettings",
} as const;

/** The props of every screen. */
export interface ScreenProps {
  /** Values typed on another screen, or on this one before the modal was closed. */
  readonly typed: Typed;
  readonly go: (screen: Screen) => void;
  /** The form's address for native submit. */
  readonly action: string | undefined;
  /** The calls that send the forms, once loaded. */
  readonly calls: Calls | undefined;
}

/** Screens of the auth modal (accounts-2.1). */
export const SCREENS = ["sign-in", "registration", "forgot-password", "profile_settings"] as const;
export type Screen = (typeof SCREENS)[number];

function isScreen(value: string): value is Screen {
  return (SCREENS as readonly string[]).includes(value);
}

/** Returns the screen that the modal opens with. An unknown mode is reported and gives registration. */
export function getOpeningScreen(mode: string): Screen {
  if (isScreen(mode)) return mode;
  import("./report-mode.js").then(({ reportMode }) => reportMode(mode, SCREENS)).catch(report);
  return "registration";
}

/** Returns the screen with this name. @throws QuireError `auth-modal/screen` for an unknown name. */
export function toScreen(value: string): Screen {
  if (isScreen(value)) return value;
  throw new QuireError("auth-modal/screen", `${value} is not a valid screen`);
}

/** The heading of a screen. */
export function getScreenTitle(screen: Screen): string {
  return text(TITLES[screen]);
}
