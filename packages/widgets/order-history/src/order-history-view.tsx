import { openOverlay, safeHref, setOwnAttribute } from "@quire/core";
import { reactView, useHost, useWidgetState, type WidgetState } from "@quire/element";
import { ListProblem, SignInPrompt, Welcome, welcomeSheet } from "@quire/features/lists";
import { getNoOrders, ordersSheet } from "@quire/features/orders";
import { type Orders, useOrders } from "@quire/services/order";
import { controlsSheet, Notice } from "@quire/ui";
import { type ReactNode, useEffect, useId, useRef } from "react";
import type { OrderHistoryViewProps } from "./attributes.js";
import sheet from "./order-history.css?inline";
import { OrderList } from "./order-list.js";
import { text } from "./text.js";

/** The largest page size of the API. */
const MAX_PAGE_SIZE = 100;

/** The user's orders, or the message in their place. */
export function OrderHistoryView({ heading, pageSize, storeHref, onLoad }: OrderHistoryViewProps): ReactNode {
  const { shell } = useHost();
  const history = useOrders({
    pageSize: Math.min(MAX_PAGE_SIZE, Math.floor(pageSize)),
    id: shell.host.id || "orders",
  });
  const { status, orders, page, isLast, maintenance } = history;
  const state = getHistoryState(history, navigator.onLine);
  const hasLoaded = state !== "loading";
  const isOffline = state === "offline";
  const hasOrders = hasLoaded && orders.length > 0;
  const view = useRef<HTMLElement>(null);
  const headingId = useId();

  useWidgetState(state);
  useEffect(() => {
    if (hasLoaded) setOwnAttribute(shell.host, "data-fallback", null);
  }, [shell, hasLoaded]);
  useEffect(() => {
    if (maintenance) openOverlay({ name: "maintenance-notice" });
  }, [maintenance]);
  useEffect(() => {
    if (status === "ready") onLoad({ page, count: orders.length, isLast });
  }, [status, page, orders, isLast, onLoad]);

  function retry(): void {
    view.current?.focus(); // The button is removed: focus moves to the view, so that it is not lost.
    history.retry();
  }
  return (
    <section part="history" aria-labelledby={headingId} tabIndex={-1} ref={view}>
      <h2 part="heading" id={headingId} className={heading.trim() ? undefined : "quire-unseen"}>
        {heading.trim() || text("heading")}
      </h2>
      {maintenance && (
        <Notice tone="error">
          <p part="maintenance">{text("maintenance")}</p>
        </Notice>
      )}
      {hasLoaded && status === "sign-in-needed" && <SignInGate />}
      {state === "empty" && status === "ready" && <Nothing storeHref={storeHref} />}
      {hasLoaded && status === "failed" && !hasOrders && (
        <ListProblem isOffline={isOffline} isMore={false} onRetry={retry} />
      )}
      {hasOrders && (
        <OrderList history={history} isOffline={isOffline} labelledBy={headingId} onRetry={retry} />
      )}
    </section>
  );
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(OrderHistoryView, controlsSheet, welcomeSheet, ordersSheet, sheet);

/** The widget's public state. A guest's history is empty. */
function getHistoryState({ status, orders, error, maintenance }: Orders, isOnline: boolean): WidgetState {
  if (status === "sign-in-needed") return "empty";
  if (status === "failed") return error?.code === "request/offline" || !isOnline ? "offline" : "error";
  if (orders.length > 0) return "ready";
  if (status !== "ready") return "loading";
  return maintenance ? "error" : "empty";
}

/** Why a guest sees no orders, and what to do about it (content-6.5). */
function SignInGate(): ReactNode {
  return (
    <div part="gate">
      <p part="reason">{text("reason")}</p>
      <SignInPrompt />
    </div>
  );
}

/** The message for a user who has not ordered yet. */
function Nothing({ storeHref }: { readonly storeHref: string }): ReactNode {
  return <Welcome {...getNoOrders(safeHref(storeHref))} />;
}
