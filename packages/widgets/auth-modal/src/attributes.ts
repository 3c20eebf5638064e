import { eventOf, textAttribute } from "@quire/element";
import type { Screen } from "./screen.js";

export const attributes = {
  mode: textAttribute(
    "The screen that opens: sign-in, registration, forgot-password or profile_settings.",
    "sign-in",
  ),
  return: textAttribute("A path of this site to go to after signing in; the page itself by default."),
};

export const events = {
  onScreenChange: eventOf<{ readonly screen: Screen }>("Another screen is shown."),
  onSignedIn: eventOf<null>("The reader has signed in; the page reloads next."),
  onRegistered: eventOf<{ readonly emailAddress: string }>("An account was created; its questions follow."),
};
