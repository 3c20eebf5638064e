import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";

/** Node's request and response are there when the app is served by @hono/node-server, not in `app.request`. */
export interface ApiEnv {
  Bindings: Partial<HttpBindings>;
}

export type ApiContext = Context<ApiEnv>;
export type ApiApp = Hono<ApiEnv>;
