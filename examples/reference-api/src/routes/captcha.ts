import { recaptchaEnabled } from "@quire/contract-service";
import type { ApiApp } from "../api-env.js";
import { type CaptchaActivity, checkCaptcha, type Verdict } from "../captcha-check.js";
import { refusal } from "../refusal.js";
import { route } from "../route.js";
import type { State } from "../state.js";

export function registerCaptcha(app: ApiApp, state: State): void {
  route(app, recaptchaEnabled, () => ({ enabled: state.captcha.enabled }));
}

/**
 * What the captcha says: a token must be good where one is sent; forms without script have none.
 * @throws Refusal 400 for the field `reCaptchaToken`
 */
export async function captchaVerdict(
  { captcha }: State,
  token: string,
  activity: CaptchaActivity,
): Promise<Verdict> {
  const verdict = captcha.enabled ? await checkCaptcha(captcha, token, activity) : "passed";
  if (verdict === "refused") {
    throw refusal(400, "captcha", "The captcha could not be verified.", "reCaptchaToken");
  }
  return verdict;
}
