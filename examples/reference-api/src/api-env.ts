import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";

/** Node's request and response exist only when @hono/node-server serves the app, not in `app.request`. */
export interface ApiEnv {
  Bindings: Partial<HttpBindings>;
}

export type ApiContext = Context<ApiEnv>;
export type ApiApp = Hono<ApiEnv>;
