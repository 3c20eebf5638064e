export { type CallOptions, call, callWithHeaders } from "./call.js";
export { isRequestError, RequestError, type RequestErrorCode } from "./request-error.js";
export { onUnauthorized } from "./unauthorized.js";
export { validatorOf } from "./validator.js";
