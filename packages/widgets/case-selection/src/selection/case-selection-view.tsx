import { reactView, useFrame, useHost, useWidgetState, type ViewProps } from "@quire/element";
import * as configuration from "@quire/services/configuration";
import { getUser, useSession } from "@quire/services/session";
import { controlsSheet } from "@quire/ui";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { AnchorLink } from "./anchor-link.js";
import type { attributes } from "./attributes.js";
import sheet from "./case-selection.css?inline";
import { ctaHref } from "./cta-href.js";
import { getHeading, nameFrame } from "./get-heading.js";
import { joinPage, leavePage } from "./paywall-page.js";
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
        href={ctaHref(ctaTarget, configuration.experiments()[EXPERIMENT])}
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
    nameFrame(frame.panel);
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
