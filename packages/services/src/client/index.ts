export { type CallOptions, call, callFor, callWithHeaders } from "./call.js";
export { callOnce, callUnder } from "./call-once.js";
export { getIntent } from "./get-intent.js";
export { isBusy, isRefusal, isRequestError, RequestError, type RequestErrorCode } from "./request-error.js";
export { acquireKey, hasUnanswered, type Intent, keepKey, notifyOtherTabs } from "./unanswered.js";
export { unansweredNow } from "./unanswered-now.js";
export { onUnauthorized } from "./unauthorized.js";
export { getValidator } from "./validator.js";
