import { isPlainClick } from "@quire/core";
import type { ReactNode } from "react";
import type { Screen } from "./screen.js";

interface ScreenLinkProps {
  readonly to: Screen;
  readonly go: (screen: Screen) => void;
  readonly describedBy?: string;
  readonly children: string;
}

/** A link to another screen. In a new tab, registration opens its own page (accounts-2). */
export function ScreenLink({ to, go, describedBy, children }: ScreenLinkProps): ReactNode {
  return (
    <a
      className="quire-link"
      href={to === "registration" ? "/register" : `#${to}`}
      aria-describedby={describedBy}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
