import { isPlainClick } from "@quire/core";
import type { ReactNode } from "react";
import type { Card } from "./card.js";

interface CardLinkProps {
  readonly to: Card;
  readonly go: (card: Card) => void;
  readonly children: string;
}

/** A link to another card. In a new tab it opens the page for sign-in or registration. */
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
