import { getEvent, partsAttribute, textAttribute } from "@quire/element";

export const attributes = {
  token: textAttribute("The token from the e-mail link; by default `?token=` in the page's address.", ""),
  action: textAttribute("The form's native `action`.", "/reset-password"),
  forgotHref: textAttribute(
    "The address to request another link without script. With script, `forgot-password-flyout` opens.",
    "/forgot-password",
  ),
  signInHref: textAttribute(
    "The address to sign in without script. With script, `auth-modal` opens.",
    "/sign-in",
  ),
  return: textAttribute(
    "The path on this site that opens after sign-in. An unsafe path is replaced with `/`.",
    "/",
  ),
  parts: partsAttribute,
};

export const events = {
  onPasswordReset: getEvent<null>("The password was reset."),
};
