import { QuireError, report } from "@quire/core";

/** accounts-2.1, auth modal. */
export const SCREENS = ["sign-in", "registration", "forgot-password", "profile_settings"] as const;
export type Screen = (typeof SCREENS)[number];

function isScreen(value: string): value is Screen {
  return (SCREENS as readonly string[]).includes(value);
}

/** The screen that the modal opens with; an unknown mode is reported and gives registration. */
export function openingScreen(mode: string): Screen {
  if (isScreen(mode)) return mode;
  import("./report-mode.js").then(({ reportMode }) => reportMode(mode, SCREENS)).catch(report);
  return "registration";
}

/** The screen to switch to. @throws QuireError `auth-modal/screen` when there is none of that name. */
export function screenNamed(value: string): Screen {
  if (isScreen(value)) return value;
  throw new QuireError("auth-modal/screen", `${value} is not a valid screen`);
}
