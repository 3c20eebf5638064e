import { recaptchaEnabled } from "@quire/contract-service";
import type { ApiApp } from "../api-env.js";
import { route } from "../route.js";
import type { State } from "../state.js";

export function registerCaptcha(app: ApiApp, state: State): void {
  route(app, recaptchaEnabled, () => ({ enabled: state.captcha.enabled }));
}
