import { isPlainClick, openOverlay, safeHref } from "@quire/core";
import type { MouseEvent, ReactNode } from "react";

interface AnchorLinkProps {
  /** The page that signs in without script. */
  readonly href: string;
  readonly children: ReactNode;
}

/**
 * Opens sign-in in paywall mode: the modal reloads the page afterwards (accounts-2.20). It is a trigger, so
 * that the loader has the modal ready; where there is no loader, it asks whoever opens overlays.
 */
export function AnchorLink({ href, children }: AnchorLinkProps): ReactNode {
  function open(event: MouseEvent<HTMLAnchorElement>): void {
    // The loader has been first, or a browser is asked for another tab.
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const attributes = { mode: "sign-in", paywall: "" };
    if (openOverlay({ name: "auth-modal", attributes, trigger: event.currentTarget })) event.preventDefault();
  }
  return (
    <a
      part="sign-in"
      className="quire-link"
      href={signInHref(href)}
      data-quire-open="auth-modal"
      data-mode="sign-in"
      data-paywall=""
      onClick={open}
    >
      {children}
    </a>
  );
}

/** It leads back to this page. */
function signInHref(href: string): string {
  const { pathname, search, hash } = location;
  const page = safeHref(href) ?? "/sign-in";
  return `${page}${page.includes("?") ? "&" : "?"}return=${encodeURIComponent(pathname + search + hash)}`;
}
