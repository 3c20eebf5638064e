import * as v from "valibot";
import { endpoint } from "./endpoint.js";

/**
 * Returns the captcha's state, enabled or not. Requested once a page. After a failure, the captcha counts as enabled
 * (accounts-7.16).
 */
export const recaptchaEnabled = endpoint({
  name: "recaptchaEnabled",
  method: "GET",
  base: "api",
  path: "recaptcha/enabled",
  answer: v.object({ enabled: v.boolean() }),
  spec: "accounts-7.16",
});
