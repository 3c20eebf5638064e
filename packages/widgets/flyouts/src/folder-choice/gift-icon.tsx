import type { ReactNode } from "react";
import { text } from "./text.js";

/** Icon of the gift folder (content-3.8). */
export function GiftIcon(): ReactNode {
  return (
    <svg className="quire-gift" role="img" aria-label={text("gift")} viewBox="0 0 20 20">
      <path d="M2.5 6.5h15v3h-15zM4 9.5h12V17H4zM10 6.5V17M10 6.5C5 6.5 5 2.5 7.3 2.5 9 2.5 10 4.5 10 6.5c0-2 1-4 2.7-4 2.3 0 2.3 4-2.7 4" />
    </svg>
  );
}
