import { useUniqueId } from "@quire/ui";
import type { ReactNode } from "react";

interface CardBoxProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A card: a region of the page with its heading. */
export function CardBox({ title, children }: CardBoxProps): ReactNode {
  const id = useUniqueId("paywall");
  // Hydrated elements keep the ids of the initial markup.
  return (
    <section className="quire-card" aria-labelledby={id} suppressHydrationWarning>
      <h2 className="quire-card-title" id={id} tabIndex={-1} suppressHydrationWarning>
        {title}
      </h2>
      {children}
    </section>
  );
}
