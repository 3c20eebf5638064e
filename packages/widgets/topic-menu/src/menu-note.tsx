import type { WidgetState } from "@quire/element";
import { Notice } from "@quire/ui";
import { createElement, type ReactNode } from "react";
import { text } from "./text.js";

interface MenuNoteProps {
  readonly state: WidgetState;
  /** True if a user is signed in. */
  readonly isKnown: boolean;
  readonly onRetry: () => void;
}

/** The note below Everything when there are no topics: the reason, and the next step. */
export function MenuNote({ state, isKnown, onRetry }: MenuNoteProps): ReactNode {
  if (state === "ready") return null;
  if (state !== "empty") {
    return (
      <Notice tone="error">
        <p>{text(state === "offline" ? "offline" : "failed")}</p>
        <button part="retry" className="quire-link" type="button" onClick={onRetry}>
          {text("retry")}
        </button>
      </Notice>
    );
  }
  if (isKnown) return <p part="note">{text("empty")}</p>;
  return createElement("p", { part: "note" }, ...text.rich("anonymous", {}, { signIn }));
}

/** A trigger of the modal. Without the modal's code it is a link to the sign-in page. */
function signIn(words: string): ReactNode {
  const { pathname, search, hash } = location;
  return (
    <a
      className="quire-link"
      href={`/sign-in?return=${encodeURIComponent(pathname + search + hash)}`}
      data-quire-open="auth-modal"
      data-mode="sign-in"
    >
      {words}
    </a>
  );
}
