import type { WidgetState } from "@quire/element";
import { Notice } from "@quire/ui";
import { createElement, type ReactNode, useEffect, useRef } from "react";
import { text } from "./text.js";

interface FolderNoteProps {
  readonly state: WidgetState;
  /** True if a user is signed in. */
  readonly isKnown: boolean;
  /** True if the session has ended during a save. */
  readonly hasSessionEnded: boolean;
  readonly onRetry: () => void;
}

/** The note below All when there are no folders: the reason, and the next step. */
export function FolderNote({ state, isKnown, hasSessionEnded, onRetry }: FolderNoteProps): ReactNode {
  switch (state) {
    case "error":
    case "offline":
      return (
        <Notice tone="error">
          <p>{text(state === "offline" ? "readOffline" : "readFailed")}</p>
          <button part="retry" className="quire-link" type="button" onClick={onRetry}>
            {text("retry")}
          </button>
        </Notice>
      );
    case "empty":
      if (isKnown) return <p part="note">{text("empty")}</p>;
      if (hasSessionEnded) return <SessionEnded />;
      return createElement("p", { part: "note" }, ...text.rich("anonymous", {}, { signIn: signInLink }));
    default:
      return null;
  }
}

/** Explains that the session ended during a save. It takes the focus of the removed form. */
function SessionEnded(): ReactNode {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  const words = text.rich("sessionEnded", {}, { signIn: signInLink });
  return createElement("p", { part: "note", role: "alert", tabIndex: -1, ref: note }, ...words);
}

/** A trigger of the sign-in modal. Without the modal's code it is a link to the sign-in page. */
function signInLink(words: string): ReactNode {
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
