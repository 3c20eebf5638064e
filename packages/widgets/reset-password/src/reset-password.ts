import { credentialsSheet } from "@quire/credentials-parts";
import { asComponent, defineWidget, eventOf, textAttribute, type WidgetProps } from "@quire/element";
import { controlsSheet, formSheet, lightStyles } from "@quire/ui";
import sheet from "./reset-password.css?inline";
import { ResetPasswordView } from "./reset-password-view.js";

const attributes = {
  token: textAttribute("The token of the e-mail's link; by default the page's own `?token=`.", ""),
  action: textAttribute("Where the form would go by itself.", "/reset-password"),
  forgotHref: textAttribute(
    "Where another link can be asked for without script; with it, `forgot-password-flyout` opens.",
    "/forgot-password",
  ),
  signInHref: textAttribute("Where to sign in without script; with it, `auth-modal` opens.", "/sign-in"),
  return: textAttribute("A path of this site to go to after signing in; an unsafe one leads to `/`.", "/"),
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
  styles: lightStyles(controlsSheet, formSheet, credentialsSheet, sheet),
  view: ResetPasswordView,
});

export type ResetPasswordProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-reset-password>` for React; its children are shown until it is there. */
export const ResetPassword = asComponent(resetPassword);
