import { pageSingleton } from "@quire/core";
import type { CaptchaErrorCode } from "@quire/services/captcha";
import { type MouseEvent, type ReactNode, useState } from "react";
import { HelpSentence } from "../customer-service/help-sentence.js";
import { text } from "./text.js";

interface CaptchaFailureProps {
  readonly code: CaptchaErrorCode;
  /** True after an earlier failure, when a retry alone may not help. */
  readonly again?: boolean;
}

/** Returns the message for a failed captcha. The second failure on a page also shows the contacts. */
export function captchaFailure(code: CaptchaErrorCode): ReactNode {
  const failures = pageSingleton("captcha-failures", () => ({ count: 0 }));
  failures.count++;
  return <CaptchaFailure key={failures.count} code={code} again={failures.count > 1} />;
}

/** Shows that the captcha failed, with a retry button that submits the form around it. */
export function CaptchaFailure({ code, again = false }: CaptchaFailureProps): ReactNode {
  const [words] = useState(() => getWords(code));
  return (
    <>
      <p className="quire-text">{words}</p>
      {again && <HelpSentence of={text} message="captchaHelp" />}
      <button type="button" className="quire-link quire-again" onClick={sendAgain}>
        {text("captchaRetry")}
      </button>
    </>
  );
}

function getWords(code: CaptchaErrorCode): string {
  if (code === "captcha/required") return text("captchaRequired");
  return text(navigator.onLine ? "captchaUnavailable" : "captchaOffline");
}

/** Moves the focus first, because the message and this button are hidden while the form is being sent. */
function sendAgain({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const { form } = currentTarget;
  form?.querySelector<HTMLElement>("[type=submit]")?.focus();
  form?.requestSubmit();
}
