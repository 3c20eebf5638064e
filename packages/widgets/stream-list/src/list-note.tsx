import { Notice } from "@quire/ui";
import { createElement, type ReactNode } from "react";
import { text } from "./text.js";

interface ProblemProps {
  readonly isOffline: boolean;
  /** Whether something is there, and only more of it is not. */
  readonly isMore: boolean;
  readonly onRetry: () => void;
}

/** What failed, and another try; it is announced when it appears. */
export function Problem({ isOffline, isMore, onRetry }: ProblemProps): ReactNode {
  return (
    <Notice tone="error">
      <p>{text(isOffline ? "offline" : isMore ? "failedMore" : "failed")}</p>
      <button part="retry" className="quire-link" type="button" onClick={onRetry}>
        {text("retry")}
      </button>
    </Notice>
  );
}

/** What a guest sees in place of what is somebody's own (content-6.5). */
export function SignInPrompt(): ReactNode {
  const tags = {
    signIn: overlayLink("/sign-in", "sign-in"),
    register: overlayLink("/register", "registration"),
  };
  return createElement("p", { part: "prompt" }, ...text.rich("signIn", {}, tags));
}

/** A trigger, which without the modal's code is a link to the page that does the same. */
function overlayLink(page: string, mode: string): (words: string) => ReactNode {
  const { pathname, search, hash } = location;
  const href = `${page}?return=${encodeURIComponent(pathname + search + hash)}`;
  return (words) => (
    <a key={mode} className="quire-link" href={href} data-quire-open="auth-modal" data-mode={mode}>
      {words}
    </a>
  );
}
