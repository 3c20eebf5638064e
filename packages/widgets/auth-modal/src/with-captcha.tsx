import { type CaptchaAction, captchaToken, isCaptchaError } from "@quire/captcha-service";
import { report } from "@quire/core";
import type { ReactNode } from "react";
import { HelpSentence } from "./help-sentence.js";

/** Sends with a fresh captcha token; where there can be none, says so to the reader. */
export async function withCaptcha(
  action: CaptchaAction,
  send: (captcha: string) => Promise<ReactNode>,
): Promise<ReactNode> {
  try {
    return await send(await captchaToken(action));
  } catch (error) {
    if (!isCaptchaError(error)) throw error;
    report(error);
    return <HelpSentence message="captcha" />;
  }
}
