import { eventOf, partsAttribute, textAttribute } from "@quire/element";

export const attributes = {
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

export const events = {
  onPasswordReset: eventOf<null>("The account has a new password."),
};
