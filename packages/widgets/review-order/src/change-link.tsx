import { safeHref } from "@quire/core";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface ChangeLinkProps {
  readonly href: string;
  readonly fallback: string;
  /** The name of the choice to change, for users who list the links in a screen reader. */
  readonly what: string;
}

export function ChangeLink({ href, fallback, what }: ChangeLinkProps): ReactNode {
  return (
    <a className="quire-link" href={safeHref(href) ?? fallback} aria-label={text("getChange", { what })}>
      {text("change")}
    </a>
  );
}
