import type { CaptchaAction } from "@quire/services/captcha";
import type { ReactNode } from "react";
import { GenericFailure } from "../customer-service/generic-failure.js";
import { HelpSentence } from "../customer-service/help-sentence.js";
import { sendWithCaptcha } from "../send-with-captcha.js";
import { text } from "./text.js";

interface SendResetOptions {
  readonly emailAddress: string;
  /** Uses the flyout's separate endpoint (accounts-7.10). */
  readonly flyout?: boolean;
  readonly signal: AbortSignal;
  readonly onSent: () => void;
  /**
   * Messages for a restricted account, and for an account that is locked for 24 hours (accounts-8.20,
   * accounts-8.22). Default: the modal's messages.
   */
  readonly restricted?: ReactNode;
  readonly locked?: ReactNode;
}

/**
 * Requests a link for a new password. The answer is the same for an unknown e-mail (accounts-8.19).
 * @returns the form's message, or null if the link was sent
 */
export function sendReset(action: CaptchaAction, options: SendResetOptions): Promise<ReactNode> {
  const { emailAddress, flyout = false, signal, onSent, restricted, locked } = options;
  return sendWithCaptcha(action, async ({ forgotPassword }, captcha) => {
    const outcome = await forgotPassword({ emailAddress, captcha }, { flyout, signal });
    switch (outcome.kind) {
      case "sent":
        onSent();
        return null;
      case "restricted":
        return restricted ?? <HelpSentence of={text} message="restricted" />;
      case "locked":
        return locked ?? <HelpSentence of={text} message="resetLocked" />;
      case "failed":
        return <GenericFailure />;
    }
  });
}
