import { safeHref } from "@quire/core";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface ChangeLinkProps {
  readonly href: string;
  readonly fallback: string;
  /** What is changed there, for who hears of links alone. */
  readonly what: string;
}

export function ChangeLink({ href, fallback, what }: ChangeLinkProps): ReactNode {
  return (
    <a className="quire-link" href={safeHref(href) ?? fallback} aria-label={text("changeOf", { what })}>
      {text("change")}
    </a>
  );
}
