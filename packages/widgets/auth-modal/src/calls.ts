/** What the forms need when they are sent: a chunk of its own, which comes while the reader types. */
export { captchaToken, isCaptchaError } from "@quire/captcha-service";
export { register, signIn, updateProfile } from "@quire/session-service";
