import type { ReactNode } from "react";

/** A trigger, which without the modal's code is a link to the page that signs in. */
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
