import { Hono } from "hono";
import { cors } from "hono/cors";
import * as v from "valibot";
import type { ApiApp, ApiEnv } from "../api-env.js";
import { getFields } from "../request-body.js";
import { createToken } from "../token.js";
import { captchaScript } from "./captcha-script.js";

const LIFETIME_MS = 2 * 60 * 1000;
const GOOD_SCORE = 0.9;

interface Issued {
  action: string;
  hostname: string;
  score: number;
  made: number;
}

export interface CaptchaServiceOptions {
  secret: string;
  now: () => number;
  faults: boolean;
}

const InputSchema = v.object({ siteKey: v.string(), action: v.pipe(v.string(), v.regex(/^[\w/]{1,100}$/)) });

/**
 * A stand-in with the interface of reCAPTCHA v3: a script, tokens, and their verification. A token is bound to an
 * action and valid once, for two minutes. With faults, `POST /captcha/score` sets the score of new tokens.
 */
export function createCaptchaService({ secret, now, faults }: CaptchaServiceOptions): ApiApp {
  const issued = new Map<string, Issued>();
  let score = GOOD_SCORE;
  const app = new Hono<ApiEnv>();

  app.get("/api.js", (c) => {
    const { origin, pathname } = new URL(c.req.url);
    c.header("Content-Type", "text/javascript; charset=utf-8");
    c.header("Cache-Control", "no-cache");
    c.header("Cross-Origin-Resource-Policy", "cross-origin");
    return c.body(captchaScript(`${origin}${pathname.replace(/\.js$/, "")}/token`));
  });

  app.use("/api/token", cors());
  app.post("/api/token", async (c) => {
    const input = v.safeParse(InputSchema, await c.req.json().catch(() => undefined));
    if (!input.success) return c.json({ error: "A site key and an action are needed." }, 400);
    const origin = c.req.header("origin") ?? "";
    const hostname = URL.canParse(origin) ? new URL(origin).hostname : "";
    const token = createToken();
    for (const [old, { made }] of issued) if (made + LIFETIME_MS < now()) issued.delete(old);
    issued.set(token, { action: input.output.action, hostname, score, made: now() });
    return c.json({ token });
  });

  app.post("/api/siteverify", async (c) => {
    const { secret: claimed, response } = getFields(new URLSearchParams(await c.req.text()));
    if (claimed !== secret) return failure(c, claimed ? "invalid-input-secret" : "missing-input-secret");
    if (!response) return failure(c, "missing-input-response");
    const found = issued.get(response);
    issued.delete(response);
    if (!found || found.made + LIFETIME_MS < now()) return failure(c, "timeout-or-duplicate");
    const { made, ...rest } = found;
    return c.json({ success: true, ...rest, challenge_ts: new Date(made).toISOString() });
  });

  if (faults) {
    app.post("/score", async (c) => {
      score = v.parse(
        v.object({ score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) }),
        await c.req.json(),
      ).score;
      return c.body(null, 204);
    });
  }
  return app;
}

function failure(c: { json: (body: object) => Response }, code: string): Response {
  return c.json({ success: false, "error-codes": [code] });
}
