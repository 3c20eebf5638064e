import { pageSingleton, report, track } from "@quire/core";
import { getUser, isSubscriber, profileDate, type Session, sessionStore } from "../session/index.js";
import { type AnalyticsUserState, analyticsUserState } from "./analytics-user.js";
import { daysSinceLastVisit, lastVisitCaption } from "./last-visit.js";
import { isOfferPage } from "./offer-page.js";
import { pageState } from "./page-state.js";

/** Data about the page and its user for analytics. */
export interface PageInfo {
  readonly pageState: string;
  readonly isOfferPage: boolean;
  readonly userState: AnalyticsUserState;
  /** The days in words, 'Less Than One Day' if under 1 (content-9.19). `undefined`: unknown. */
  readonly daysSinceLastVisit: string | undefined;
  /** Source of the latest subscription other than an access code (content-4.20). */
  readonly subscriptionSource: string | undefined;
}

declare module "@quire/core" {
  interface AnalyticsEvents {
    /** Describes the page and its user, once the user is known (content-7.31). */
    "set-page-info": PageInfo;
  }
}

/**
 * Returns the page's state for a user. A page from a shared cache may have a guest's state, which is
 * corrected.
 */
function stateFor(session: Session): string {
  if (session.status !== "known") return pageState();
  return pageState().replace(/^guest(?=:|$)/, isSubscriber(session) ? "subscribers" : "registered");
}

export function pageInfo(): PageInfo {
  const session = sessionStore().getState();
  const user = getUser(session);
  const days = daysSinceLastVisit(profileDate(user?.lastVisitDate ?? ""));
  return {
    pageState: stateFor(session),
    isOfferPage: isOfferPage(),
    userState: analyticsUserState(session),
    daysSinceLastVisit: days === undefined ? undefined : lastVisitCaption(days),
    subscriptionSource: user?.subscriptionSource || undefined,
  };
}

/** Dispatches `set-page-info` on the body once for each page, when the session is known. */
export function sendPageInfo(signal?: AbortSignal): void {
  const session = sessionStore();
  const send = () => {
    if (session.getState().status === "unknown" || signal?.aborted) return;
    unsubscribe();
    pageSingleton("page-info-sent", () => sendInfo(signal).catch(report));
  };
  const unsubscribe = session.subscribe(send);
  signal?.addEventListener("abort", unsubscribe, { once: true });
  send();
}

async function sendInfo(signal: AbortSignal | undefined): Promise<void> {
  if (analyticsUserState(sessionStore().getState()) === "Subscriber")
    await (await import("./find-subscription-source.js")).findSubscriptionSource();
  if (!signal?.aborted) track("set-page-info", pageInfo());
}
