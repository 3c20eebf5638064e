import {
  type Attribute,
  booleanAttribute,
  choiceAttribute,
  eventOf,
  partsAttribute,
  textAttribute,
} from "@quire/element";
import { openingScreen, SCREENS, type Screen } from "./screen.js";

const mode: Attribute<Screen> = {
  ...choiceAttribute(
    "The screen that opens. Anything else opens registration and is reported.",
    SCREENS,
    "sign-in",
  ),
  parse: openingScreen,
};

export const attributes = {
  mode,
  reason: textAttribute(
    "Why the reader is asked, as a sentence: it stands above sign-in and registration. Actions that need an account set it by themselves.",
  ),
  return: textAttribute(
    "A path of this site to go to after signing in; the page itself by default. It goes before the page's own `?return=`; an unsafe one leads to `/`.",
  ),
  paywall: booleanAttribute(
    'Opened from a paywall: registration asks no questions and reloads the page with `registration=success` (or updates in place, and says so in the address, with `afterSignIn: "update"`).',
  ),
  action: textAttribute(
    "Where the sign-in form goes without script, by `POST`; by default `authenticate` of the configured `site`. An address that runs something is refused.",
  ),
  registrationAction: textAttribute(
    "Where the registration form goes without script, by `POST`. An address that runs something is refused.",
    "/register",
  ),
  forgotPasswordAction: textAttribute(
    "Where the form for a forgotten password goes without script, by `POST`. An address that runs something is refused.",
    "/forgot-password",
  ),
  parts: partsAttribute,
};

export const events = {
  onScreenChange: eventOf<{ readonly screen: Screen }>("Another screen is shown."),
  onSignedIn: eventOf<null>(
    "The reader has signed in; the page reloads next, or is updated in place (configuration `afterSignIn`).",
  ),
  onRegistered: eventOf<{ readonly emailAddress: string }>(
    "An account was created; the profile questions follow, in a paywall the reload.",
  ),
  onResetRequested: eventOf<null>(
    "A link to reset the password was asked for; the confirmation is shown, and 5 s later the modal closes.",
  ),
};
