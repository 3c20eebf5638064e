export { type AnalyticsUserState, analyticsUserState } from "./analytics-user.js";
export { daysSinceLastVisit, lastVisitCaption } from "./last-visit.js";
export { latestSubscription } from "./latest-subscription.js";
export { isOfferPage } from "./offer-page.js";
export { type PageInfo, pageInfo, sendPageInfo } from "./page-info.js";
export {
  type PageStateErrorCode,
  pageState,
  pageStateStore,
  setPageState,
  startPageState,
  unsetPageState,
} from "./page-state.js";
