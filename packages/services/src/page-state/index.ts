export { daysSinceLastVisit, lastVisitCaption } from "./last-visit.js";
export { latestSubscription } from "./latest-subscription.js";
export {
  type AnalyticsUserState,
  analyticsUserState,
  isOfferPage,
  type PageInfo,
  pageInfo,
  sendPageInfo,
} from "./page-info.js";

export {
  type PageStateErrorCode,
  pageState,
  pageStateStore,
  setPageState,
  startPageState,
  unsetPageState,
} from "./page-state.js";
