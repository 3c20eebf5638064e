import { type Attribute, booleanAttribute, eventOf, textAttribute } from "@quire/element";
import { openingScreen, SCREENS, type Screen } from "./screen.js";

const mode: Attribute<Screen> = {
  type: SCREENS.map((screen) => `"${screen}"`).join(" | "),
  description: "The screen that opens: sign-in, registration, forgot-password or profile_settings.",
  fallback: "sign-in",
  parse: openingScreen,
  accepts: (value) => SCREENS.some((screen) => screen === value),
};

export const attributes = {
  mode,
  return: textAttribute("A path of this site to go to after signing in; the page itself by default."),
  paywall: booleanAttribute(
    "Opened from a paywall: registration reloads the page with registration=success and asks no questions.",
  ),
  action: textAttribute(
    "Where the sign-in form goes without script; authenticate of the configured site by default.",
  ),
  registrationAction: textAttribute("Where the registration form goes without script.", "/register"),
  forgotPasswordAction: textAttribute(
    "Where the form for a forgotten password goes without script.",
    "/forgot-password",
  ),
};

export const events = {
  onScreenChange: eventOf<{ readonly screen: Screen }>("Another screen is shown."),
  onSignedIn: eventOf<null>("The reader has signed in; the page reloads next."),
  onRegistered: eventOf<{ readonly emailAddress: string }>("An account was created; its questions follow."),
  onResetRequested: eventOf<null>("A link to reset the password was asked for; the modal closes in 5 s."),
};
