/** The captcha actions of accounts-7.21, and one for a guest who shares by e-mail. */
export type CaptchaAction =
  | "forgot_pass"
  | "forgot_pass_modal"
  | "forgot_pass_paywall"
  | "forgot_pass_sub"
  | "forgot_pass_sync_sub"
  | "register"
  | "register_modal"
  | "register_paywall"
  | "register_sub"
  | "share"
  | "sign_in"
  | "sign_in_modal"
  | "sign_in_paywall"
  | "sign_in_sub"
  | "sign_in_sync_sub";
