import { report } from "@quire/core";
import type { CaptchaAction } from "@quire/services/captcha";
import type { ReactNode } from "react";
import { type Calls, loadCalls } from "./load-calls.js";

/**
 * Sends with a fresh captcha token. Where there can be none, or `send` throws a CaptchaError (`calls.tokenRefused()`)
 * because the server takes it for none, the reader is told and can try again in place; the second time help is offered too.
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
