export { getDaysSinceLastVisit, getLastVisitCaption } from "./last-visit.js";
export { getLatestSubscription } from "./latest-subscription.js";
export {
  type AnalyticsUserState,
  getAnalyticsUserState,
  getPageInfo,
  isOfferPage,
  type PageInfo,
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
