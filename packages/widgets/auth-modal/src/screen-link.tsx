import type { ReactNode } from "react";
import type { Screen } from "./screen.js";

interface ScreenLinkProps {
  readonly to: Screen;
  readonly go: (screen: Screen) => void;
  readonly children: string;
}

/** A link to another screen; opened in a tab of its own, registration has its page (accounts §2). */
export function ScreenLink({ to, go, children }: ScreenLinkProps): ReactNode {
  return (
    <a
      className="quire-link"
      href={to === "registration" ? "/register" : `#${to}`}
      onClick={(event) => {
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
