import type { ReactNode } from "react";

/** A trigger of the sign-in modal. Without the modal's code it is a link to the sign-in page. */
export function signInLink(words: string): ReactNode {
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
