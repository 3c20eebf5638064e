export { type CallOptions, call, callWithHeaders } from "./call.js";
export { callOnce } from "./call-once.js";
export { isRefusal } from "./is-refusal.js";
export { keepKey, takeKey, type Wish } from "./lost-keys.js";
export { isRequestError, RequestError, type RequestErrorCode } from "./request-error.js";
export { onUnauthorized } from "./unauthorized.js";
export { validatorOf } from "./validator.js";
