import { isPlainClick } from "@quire/core";
import type { ReactNode } from "react";
import type { Card } from "./card.js";

interface CardLinkProps {
  readonly to: Card;
  readonly go: (card: Card) => void;
  readonly children: string;
}

/** A link to another card; opened in a tab of its own, sign-in and registration have their pages. */
export function CardLink({ to, go, children }: CardLinkProps): ReactNode {
  return (
    <a
      className="quire-link"
      href={to === "reset" ? "#reset" : `/${to}`}
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
