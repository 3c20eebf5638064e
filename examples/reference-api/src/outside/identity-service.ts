import { identityLogout } from "@quire/services/contract";
import { Hono } from "hono";
import { deleteCookie } from "hono/cookie";
import { cors } from "hono/cors";
import type { ApiApp, ApiEnv } from "../api-env.js";

/** The second identity service. A request with credentials from the site ends its session. */
export function createIdentityService(isSite: (origin: string) => boolean): ApiApp {
  const app = new Hono<ApiEnv>();
  app.use(cors({ origin: (origin) => (isSite(origin) ? origin : null), credentials: true }));
  app.post(`/${identityLogout.path}`, (c) => {
    if (!isSite(c.req.header("origin") ?? "")) return c.body(null, 403);
    deleteCookie(c, "identity_session", { path: "/", httpOnly: true, sameSite: "None", secure: true });
    return c.body(null, 204);
  });
  return app;
}
