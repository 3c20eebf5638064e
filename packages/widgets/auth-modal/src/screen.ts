import { QuireError, report } from "@quire/core";

/** Screens of the auth modal (accounts-2.1). */
export const SCREENS = ["sign-in", "registration", "forgot-password", "profile_settings"] as const;
export type Screen = (typeof SCREENS)[number];

function isScreen(value: string): value is Screen {
  return (SCREENS as readonly string[]).includes(value);
}

/** Returns the screen that the modal opens with. An unknown mode is reported and gives registration. */
export function openingScreen(mode: string): Screen {
  if (isScreen(mode)) return mode;
  import("./report-mode.js").then(({ reportMode }) => reportMode(mode, SCREENS)).catch(report);
  return "registration";
}

/** Returns the screen with this name. @throws QuireError `auth-modal/screen` for an unknown name. */
export function screenNamed(value: string): Screen {
  if (isScreen(value)) return value;
  throw new QuireError("auth-modal/screen", `${value} is not a valid screen`);
}
