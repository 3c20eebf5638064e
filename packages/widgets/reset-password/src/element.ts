import {
  asElement,
  defineWidget,
  eventOf,
  partsAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";

const attributes = {
  token: textAttribute("The token of the e-mail's link; by default the page's own `?token=`.", ""),
  action: textAttribute("Where the form would go by itself.", "/reset-password"),
  forgotHref: textAttribute(
    "Where another link can be asked for without script; with it, `forgot-password-flyout` opens.",
    "/forgot-password",
  ),
  signInHref: textAttribute("Where to sign in without script; with it, `auth-modal` opens.", "/sign-in"),
  return: textAttribute("A path of this site to go to after signing in; an unsafe one leads to `/`.", "/"),
  parts: partsAttribute,
};

const events = {
  onPasswordReset: eventOf<null>("The account has a new password."),
};

/** The widget, declared once: its React component and its element are made from this. */
export const resetPassword = defineWidget({
  name: "reset-password",
  description: "Sets a new password by the link of an e-mail.",
  states: { ready: "The form is there, or what has come of it." },
  attributes,
  events,
  root: "light",
  view: () => import("./reset-password-view.js"),
});

export type ResetPasswordProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-reset-password>`; `define.ts` registers it. */
export const ResetPasswordElement = asElement(resetPassword);
