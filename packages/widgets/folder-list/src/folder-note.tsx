import type { WidgetState } from "@quire/element";
import { Notice } from "@quire/ui";
import { createElement, type ReactNode } from "react";
import { text } from "./text.js";

interface FolderNoteProps {
  readonly state: WidgetState;
  /** Somebody is signed in. */
  readonly isKnown: boolean;
  readonly onRetry: () => void;
}

/** What stands below All where there are no folders: why not, and what to do about it. */
export function FolderNote({ state, isKnown, onRetry }: FolderNoteProps): ReactNode {
  switch (state) {
    case "loading":
      return (
        <p part="loading" role="status">
          <span part="loading-text">{text("loading")}</span>
        </p>
      );
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
      return createElement("p", { part: "note" }, ...text.rich("anonymous", {}, { signIn }));
    default:
      return null;
  }
}

/** A trigger, which without the modal's code is a link to the page that signs in. */
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
