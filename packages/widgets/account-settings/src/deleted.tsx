import { safeHref } from "@quire/core";
import { type ReactNode, useEffect, useRef } from "react";
import { text } from "./text.js";

/** The confirmation of a deletion, in place of the sections. */
export function Deleted({ homeHref }: { readonly homeHref: string }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus(); // The focused button was removed with the sections.
  }, []);
  return (
    <div className="quire-account-sections quire-account-gate">
      <h2 className="quire-account-title" tabIndex={-1} ref={heading}>
        {text("deletedHeading")}
      </h2>
      <p className="quire-text">{text("deletedBody")}</p>
      <p className="quire-account-ways">
        <a className="quire-button" href={safeHref(homeHref) ?? "/"}>
          {text("deletedHome")}
        </a>
      </p>
    </div>
  );
}
