import type { CaptchaAction } from "@quire/captcha-service";
import { report } from "@quire/core";
import type { ReactNode } from "react";
import { HelpSentence } from "./help-sentence.js";
import { type Calls, loadCalls } from "./load-calls.js";

/** Sends with a fresh captcha token; where there can be none, says so to the reader. */
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
    return <HelpSentence message="captcha" />;
  }
}
