import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { CaptchaOptions } from "../captcha-check.js";
import { createOutsideWorld } from "../outside/outside-world.js";
import { createReferenceApi, type ReferenceApiOptions } from "../reference-api.js";
import { requestLimits } from "../request-limits.js";

const SECRET = "only-for-tests";
export const GRANT_KEY = "a key for tests, of 32 characters";
/** Milliseconds to wait for a service: enough on this machine, and short for a service that never answers. */
const PATIENCE_MS = 1000;
const open = new Set<() => Promise<void>>();

export interface Site {
  readonly origin: string;
  readonly outside: string;
  /** Cookies of the visitor, as `name=value`. */
  readonly cookies: string[];
  visit(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>, method?: string): Promise<Response>;
  signIn(username: string, password?: string, headers?: Record<string, string>): Promise<Response>;
  /** Returns a token as the site's own script, or a page of `origin`, would get it. */
  captchaToken(action: string, origin?: string): Promise<string>;
  /** Orders a subscription at the provider for the current user. @returns the order's id */
  order(plan: string): Promise<string>;
  close(): Promise<void>;
}

type Options = Partial<ReferenceApiOptions>;

/** Starts the API and the outside services, each on a free port, and a visitor with a cookie jar. */
export async function startSite(
  options: Options = {},
  captchaOptions: Partial<CaptchaOptions> = {},
): Promise<Site> {
  const faults = options.faults ?? true;
  const isSite = (origin: string) => origin.startsWith("http://localhost");
  const world = await listen(
    createOutsideWorld({
      captchaSecret: SECRET,
      providerSecret: SECRET,
      paymentSecret: SECRET,
      videoSecret: SECRET,
      isSite,
      faults,
    }).fetch,
  );
  const captcha = {
    enabled: true,
    verifyUrl: `${world.origin}/captcha/api/siteverify`,
    secret: SECRET,
    ...captchaOptions,
  };
  const payment = { chargesUrl: `${world.origin}/payment/charges`, secret: SECRET, patience: PATIENCE_MS };
  const provider = { ordersUrl: `${world.origin}/checkout/orders`, secret: SECRET };
  const api = createReferenceApi({
    seed: true,
    file: ":memory:",
    captcha,
    provider,
    payment,
    videoSecret: SECRET,
    grantKey: GRANT_KEY,
    passwordCost: 4,
    ...options,
    faults,
  });
  const server = await listen(api.app.fetch);
  const close = async () => {
    if (!open.delete(close)) return;
    await Promise.all([server.close(), world.close()]);
    api.close();
  };
  open.add(close);
  return { ...visitor(server.origin, world.origin, options.site), close };
}

/** Stops all sites that the tests of a file have started. */
export async function closeAll(): Promise<void> {
  await Promise.all([...open].map((close) => close()));
}

function visitor(origin: string, outside: string, own = origin): Omit<Site, "close"> {
  const cookies: string[] = [];

  async function visit(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.length > 0) headers.set("Cookie", cookies.join("; "));
    const answer = await fetch(origin + path, { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) keep(cookies, cookie);
    return answer;
  }

  const post: Site["post"] = (path, body, headers = {}, method = "POST") =>
    visit(path, {
      method,
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", ...headers },
    });

  return {
    origin,
    outside,
    cookies,
    visit,
    post,
    signIn: (username, password = "Reader#2026", headers = {}) =>
      visit("/authenticate", {
        method: "POST",
        body: new URLSearchParams({ username, password, deviceType: "WEB_SITE" }),
        redirect: "manual",
        headers,
      }),
    async order(plan) {
      const { userRef } = (await (await visit("/service/user/userRef")).json()) as { userRef: string };
      const headers = { "Content-Type": "application/json" };
      const body = JSON.stringify({ userRef, plan });
      const answer = await fetch(`${outside}/checkout/orders`, { method: "POST", body, headers });
      const { orderId } = (await answer.json()) as { orderId: string }; // The stand-in sends this shape.
      return orderId;
    },
    async captchaToken(action, page = own) {
      const body = JSON.stringify({ siteKey: "quire-review", action });
      const headers = { "Content-Type": "application/json", Origin: page };
      const answer = await fetch(`${outside}/captcha/api/token`, { method: "POST", body, headers });
      const { token } = (await answer.json()) as { token: string }; // The stand-in sends this shape.
      return token;
    },
  };
}

function keep(cookies: string[], header: string): void {
  const [pair = ""] = header.split(";", 1);
  const name = pair.slice(0, pair.indexOf("=") + 1);
  const at = cookies.findIndex((one) => one.startsWith(name));
  if (at >= 0) cookies.splice(at, 1);
  if (!/max-age=0/i.test(header)) cookies.push(pair);
}

function listen(fetch: Parameters<typeof serve>[0]["fetch"]): Promise<{
  origin: string;
  close(): Promise<void>;
}> {
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, serverOptions: requestLimits }, ({ port }: AddressInfo) => {
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          if ("closeAllConnections" in server) server.closeAllConnections();
        });
      resolve({ origin: `http://localhost:${port}`, close });
    });
  });
}
