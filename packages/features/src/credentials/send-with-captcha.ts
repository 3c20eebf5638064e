import { report } from "@quire/core";
import type { CaptchaAction } from "@quire/services/captcha";
import type { ReactNode } from "react";
import { type Calls, loadCalls } from "./load-calls.js";

/**
 * Sends a form with a new captcha token. If there is no token, or if `send` throws a CaptchaError for a
 * refused one (`calls.tokenRefused()`), the form shows an error with a retry. The second error also shows the
 * support contacts.
 */
export async function sendWithCaptcha(
  action: CaptchaAction,
  send: (calls: Calls, captcha: string) => Promise<ReactNode>,
): Promise<ReactNode> {
  const calls = await loadCalls();
  try {
    return await send(calls, await calls.captchaToken(action));
  } catch (error) {
    if (!calls.isCaptchaError(error)) throw error;
    report(error);
    return calls.captchaFailure(error.code);
  }
}
