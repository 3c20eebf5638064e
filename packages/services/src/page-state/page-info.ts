import { ownDocument, pageSingleton, report, track } from "@quire/core";
import { formatProfileDate, getUser, isSubscriber, type Session, sessionStore } from "../session/index.js";
import { getDaysSinceLastVisit, getLastVisitCaption } from "./last-visit.js";
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

export function getPageInfo(): PageInfo {
  const session = sessionStore().getState();
  const user = getUser(session);
  const days = getDaysSinceLastVisit(formatProfileDate(user?.lastVisitDate ?? ""));
  return {
    pageState: stateFor(session),
    isOfferPage: isOfferPage(),
    userState: getAnalyticsUserState(session),
    daysSinceLastVisit: days === undefined ? undefined : getLastVisitCaption(days),
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
  if (getAnalyticsUserState(sessionStore().getState()) === "Subscriber")
    await (await import("./find-subscription-source.js")).findSubscriptionSource();
  if (!signal?.aborted) track("set-page-info", getPageInfo());
}

/** Name of the user's state in analytics (content-4.19). `undefined`: a guest, or the session has not loaded. */
export type AnalyticsUserState = "Registered" | "Subscriber" | undefined;

/** Returns `Subscriber` for the status `subscribers`, and `Registered` for other signed-in users (content-4.19). */
export function getAnalyticsUserState(session: Session): AnalyticsUserState {
  const user = getUser(session);
  if (!user) return undefined;
  return user.status === "subscribers" ? "Subscriber" : "Registered";
}

/** The subscription offers element of a page. */
const OFFERS = "quire-subscription-offers, [data-quire='subscription-offers'], [data-subscription-offers]";

/** Returns true for an offer page, which contains an element with subscription offers (content-2.16). */
export function isOfferPage(root: ParentNode = ownDocument): boolean {
  return root.querySelector(OFFERS) !== null;
}
