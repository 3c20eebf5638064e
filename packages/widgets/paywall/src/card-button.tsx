import type { ReactNode } from "react";
import type { Card } from "./card.js";
import type { CardProps } from "./card-props.js";

interface CardButtonProps extends Pick<CardProps, "go"> {
  readonly to: Card;
  readonly children: string;
}

/** A button that leads to another card. */
export function CardButton({ to, go, children }: CardButtonProps): ReactNode {
  return (
    <button type="button" className="quire-button" data-quiet="" onClick={() => go(to)}>
      {children}
    </button>
  );
}
