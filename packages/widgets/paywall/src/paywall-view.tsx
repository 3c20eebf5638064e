import { report } from "@quire/core";
import { reactView, useHost, useWidgetState, type WidgetState } from "@quire/element";
import { loadCalls, usePlainForms, useTyped } from "@quire/features/credentials";
import { type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";
import type { PaywallViewProps } from "./attributes.js";
import { Cards } from "./cards.js";
import { getGatedContent } from "./gated-content.js";
import { ProblemCard } from "./problem-card.js";
import { styles } from "./styles.js";
import { SubscribeCard } from "./subscribe-card.js";
import { type AccessState, useAccess } from "./use-access.js";
import { useCard } from "./use-card.js";
import { useContent } from "./use-content.js";
import { useFocus } from "./use-focus.js";
import { useHold } from "./use-hold.js";
import { useOffer } from "./use-offer.js";
import { type Place, usePlace } from "./use-place.js";
import { useRest } from "./use-rest.js";

/** Guards the content, and shows the card that the user needs (accounts-2, paywall cards). */
export function PaywallView(props: PaywallViewProps): ReactNode {
  const { shell } = useHost();
  const { held, hold } = useHold();
  const { access, isRetrying, retry, areAllRead } = useRest(props, useAccess(props, held));
  const place = usePlace(props.containerSelector);
  const typed = useTyped();
  const { shown, go, sent } = useCard(props.card, (card) => props.onCardChange({ card }));
  const opensAnyway = props.fail === "open" && props.restUrl === undefined;
  const isOpen = access === "open" || (access === "failed" && opensAnyway);
  const key = isOpen ? "open" : `${access} ${shown.card} ${shown.isSent}`;
  const { claim, ...focus } = useFocus(key, () => getGatedContent(shell.host, props.content)[0]);

  useWidgetState(stateOf(place, access));
  usePlainForms(access === "unknown" || place === undefined || place === "missing");
  useContent(props.content, getContent(isOpen, access), (now) => props.onAccessChange({ access: now }));
  const offer = areAllRead ? { ...props, read: Number.MAX_SAFE_INTEGER } : props;
  useOffer(offer, access === "sign-in" || access === "subscribe");
  const needsCalls = access === "sign-in";
  useEffect(() => {
    if (needsCalls) loadCalls().catch(report); // A form that is sent asks again.
  }, [needsCalls]);

  function goTo(card: typeof shown.card): void {
    claim();
    go(card);
  }
  function renderCard(): ReactNode {
    if (isOpen || access === "unknown") return null;
    if (access === "failed") {
      return <ProblemCard isOffline={!navigator.onLine} isRetrying={isRetrying} onRetry={retry} />;
    }
    if (access === "subscribe") return <SubscribeCard {...props} />;
    return <Cards {...props} key={key} shown={shown} typed={typed} hold={hold} go={goTo} onSent={sent} />;
  }
  if (place === undefined || place === "missing") return null;
  const view = (
    <div className="quire-cards" onInput={typed.keep} {...focus}>
      {renderCard()}
    </div>
  );
  return place === "own" ? view : createPortal(view, place);
}

function stateOf(place: Place | undefined, access: AccessState["access"]): WidgetState {
  if (place === "missing") return "misconfigured";
  if (access === "failed") return navigator.onLine ? "error" : "offline";
  return place === undefined || access === "unknown" ? "loading" : "ready";
}

function getContent(isOpen: boolean, access: AccessState["access"]): "unknown" | "open" | "closed" {
  if (isOpen) return "open";
  return access === "unknown" ? "unknown" : "closed";
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(PaywallView, ...styles);
