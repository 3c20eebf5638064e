import {
  type Attribute,
  booleanAttribute,
  choiceAttribute,
  getEvent,
  partsAttribute,
  textAttribute,
} from "@quire/element";
import { getOpeningScreen, SCREENS, type Screen } from "./screen.js";

const mode: Attribute<Screen> = {
  ...choiceAttribute(
    "The screen that opens. Any other value opens registration and is reported.",
    SCREENS,
    "sign-in",
  ),
  parse: getOpeningScreen,
};

export const attributes = {
  mode,
  reason: textAttribute(
    "A sentence above sign-in and registration that explains why an account is needed. Actions that need an account set it automatically.",
  ),
  return: textAttribute(
    "The path on this site that opens after sign-in; the current page by default. It takes precedence over the page's `?return=`. An unsafe path is replaced with `/`.",
  ),
  paywall: booleanAttribute(
    'The modal belongs to a paywall: registration skips the profile questions and reloads the page with `registration=success`. With `afterSignIn: "update"`, the page updates in place and its address gets `registration=success`.',
  ),
  action: textAttribute(
    "The address to which the sign-in form submits without JavaScript, by `POST`; by default `authenticate` of the configured `site`. Addresses that run script are refused.",
  ),
  registrationAction: textAttribute(
    "The address to which the registration form submits without JavaScript, by `POST`. Addresses that run script are refused.",
    "/register",
  ),
  forgotPasswordAction: textAttribute(
    "The address to which the forgotten-password form submits without JavaScript, by `POST`. Addresses that run script are refused.",
    "/forgot-password",
  ),
  parts: partsAttribute,
};

export const events = {
  onScreenChange: getEvent<{ readonly screen: Screen }>("The screen changed."),
  onSignedIn: getEvent<null>(
    "The reader signed in. Next, the page reloads or updates in place (configuration `afterSignIn`).",
  ),
  onRegistered: getEvent<{ readonly emailAddress: string }>(
    "An account was created. Next, the profile questions show; in a paywall, the page reloads.",
  ),
  onResetRequested: getEvent<null>(
    "The reader requested a password reset link. The confirmation shows, and the modal closes 5 s later.",
  ),
};
