export { type AnalyticsUserState, analyticsUserState, latestSubscription } from "./analytics-user.js";
export { daysSinceLastVisit, lastVisitCaption } from "./last-visit.js";
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
