import {
  ACCESS_HEADER,
  EXPIRES_HEADER,
  REFRESH_HEADER,
  REGISTRATION_HEADER,
  SESSION_HEADER,
} from "@quire/services/contract";
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { ApiEnv } from "./api-env.js";
import { isAllowedPage, type ProxyTrust } from "./same-origin.js";

/** Seconds that a browser remembers a preflight. Chromium's limit is two hours. */
const PREFLIGHT_SECONDS = 7_200;

/** Lets pages of the configured origins read answers and send the user's cookies (CORS). */
export function allowPages({ origins = [] }: Pick<ProxyTrust, "origins">): MiddlewareHandler<ApiEnv> {
  const allow = cors({
    origin: [...origins],
    credentials: true,
    allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    allowHeaders: [
      ...["Accept", "Content-Type", "Idempotency-Key"],
      ...["Authorization", SESSION_HEADER, REFRESH_HEADER],
    ],
    exposeHeaders: [
      ...["ETag", "Last-Modified", "Retry-After", REGISTRATION_HEADER],
      ...[ACCESS_HEADER, EXPIRES_HEADER, REFRESH_HEADER],
    ],
    maxAge: PREFLIGHT_SECONDS,
  });
  return (c, next) => (isAllowedPage(c, { origins }) ? allow(c, next) : next());
}
