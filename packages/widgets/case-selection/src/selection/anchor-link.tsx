import { isPlainClick, openOverlay, safeHref } from "@quire/core";
import type { MouseEvent, ReactNode } from "react";

interface AnchorLinkProps {
  /** Address of the sign-in page for browsers without JavaScript. */
  readonly href: string;
  readonly children: ReactNode;
}

/**
 * Opens sign-in in paywall mode, after which the modal reloads the page (accounts-2.20). It is a trigger, so
 * the loader prepares the modal. If there is no loader, it requests the overlay by an event.
 */
export function AnchorLink({ href, children }: AnchorLinkProps): ReactNode {
  function open(event: MouseEvent<HTMLAnchorElement>): void {
    // The loader has handled the click, or the user opens another tab.
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

/** The sign-in page returns to this page. */
function signInHref(href: string): string {
  const { pathname, search, hash } = location;
  const page = safeHref(href) ?? "/sign-in";
  return `${page}${page.includes("?") ? "&" : "?"}return=${encodeURIComponent(pathname + search + hash)}`;
}
