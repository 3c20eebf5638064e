import { isPlainClick, openOverlay, safeHref } from "@quire/core";
import { reactView, useFrame, useHost, useWidgetState, type ViewProps } from "@quire/element";
import * as configuration from "@quire/services/configuration";
import { getUser, useSession } from "@quire/services/session";
import { controlsSheet } from "@quire/ui";
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect } from "react";
import type { attributes } from "./attributes.js";
import sheet from "./case-selection.css?inline";
import { getCtaHref } from "./cta-href.js";
import { joinPage, leavePage } from "./paywall-page.js";
import { getHeading } from "./shell.js";
import { text } from "./text.js";

type Props = ViewProps<typeof attributes>;

/** The experiment whose tag is added to the call to action (accounts-2.18). */
const EXPERIMENT = "paywall-case-subtout";

/** The overlay's content. Its header contains the greeting and the title. */
export function CaseSelectionView(props: Props): ReactNode {
  const { dek, subDek, ctaTitle, ctaTarget, anchorTitle, anchorHref } = props;
  const isKnown = useSession().status === "known";
  useWidgetState("ready");
  useHeader(props);
  useMembership(props);
  return (
    <div part="offer">
      {dek && <p part="dek">{dek}</p>}
      {subDek && <p part="sub-dek">{subDek}</p>}
      <a
        part="cta"
        className="quire-button"
        href={getCtaHref(ctaTarget, configuration.experiments()[EXPERIMENT])}
      >
        {ctaTitle || text("cta")}
      </a>
      {/* A signed-in user needs no sign-in link (beyond-179). */}
      {!isKnown && (
        <p part="anchor">
          <AnchorLink href={anchorHref}>{anchorTitle || text("anchor")}</AnchorLink>
        </p>
      )}
    </div>
  );
}

/** Greets by first name if one is given, and sets the title of the attribute. */
function useHeader({ heading, firstName }: Props): void {
  const frame = useFrame();
  const user = getUser(useSession());
  const name = firstName.trim() || user?.firstName.trim();
  useLayoutEffect(() => {
    frame.setTitle(getHeading(heading));
  }, [frame, heading]);
  useLayoutEffect(() => {
    const greeting = frame.panel.querySelector('[part="greeting"]');
    if (greeting) greeting.textContent = name ? text("greeting", { name }) : "";
  }, [frame, name]);
}

/** Registers the case selection while the view is mounted. */
function useMembership({ subscribersPass, footerSelector, bannerSelector, adSelector }: Props): void {
  const { host, frame } = useHost().shell;
  useEffect(() => {
    const hides = [footerSelector, bannerSelector, adSelector];
    if (frame) joinPage(host, frame, { subscribersPass, hides });
  }, [host, frame, subscribersPass, footerSelector, bannerSelector, adSelector]);
  useEffect(() => () => leavePage(host), [host]);
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(CaseSelectionView, controlsSheet, sheet);

interface AnchorLinkProps {
  /** Address of the sign-in page for browsers without JavaScript. */
  readonly href: string;
  readonly children: ReactNode;
}

/**
 * Opens sign-in in paywall mode, after which the modal reloads the page (accounts-2.20). It is a trigger, so
 * the loader prepares the modal. If there is no loader, it requests the overlay by an event.
 */
function AnchorLink({ href, children }: AnchorLinkProps): ReactNode {
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
