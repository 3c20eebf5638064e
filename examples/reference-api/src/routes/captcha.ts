import { recaptchaEnabled } from "@quire/services/contract";
import type { ApiApp, ApiContext } from "../api-env.js";
import { type CaptchaActivity, checkCaptcha, type Verdict } from "../captcha-check.js";
import { refusal } from "../refusal.js";
import { route } from "../route.js";
import { getHost } from "../same-origin.js";
import type { State } from "../state.js";

export function registerCaptcha(app: ApiApp, state: State): void {
  route(app, recaptchaEnabled, () => ({ enabled: state.captcha.enabled }));
}

type CaptchaParts = Pick<State, "captcha" | "site" | "trust">;

/**
 * Checks the captcha token. A token that is sent must be valid. Forms without JavaScript send none.
 * @throws Refusal 400 for the field `reCaptchaToken`
 */
export async function captchaVerdict(
  c: ApiContext,
  { captcha, site, trust }: CaptchaParts,
  token: string,
  activity: CaptchaActivity,
): Promise<Verdict> {
  if (!captcha.enabled) return "passed";
  const { hostname } = new URL(site || `http://${getHost(c, trust)}`);
  const verdict = await checkCaptcha(captcha, token, { activity, hostname });
  if (verdict === "refused") throw captchaRefused();
  return verdict;
}

/**
 * Requires a valid captcha token.
 * @throws Refusal 400 for the field `reCaptchaToken`
 */
export async function requireCaptcha(
  c: ApiContext,
  state: CaptchaParts,
  token: string,
  activity: CaptchaActivity,
): Promise<void> {
  if ((await captchaVerdict(c, state, token, activity)) !== "passed") throw captchaRefused();
}

function captchaRefused() {
  return refusal(400, "captcha", "The captcha could not be verified.", "reCaptchaToken");
}
