import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { allowPages } from "./allow-pages.js";
import { answerError, refuseUnknown } from "./answer-error.js";
import type { ApiApp, ApiEnv } from "./api-env.js";
import type { CaptchaOptions } from "./captcha-check.js";
import { createState } from "./create-state.js";
import { openDatabase } from "./database.js";
import { keepLanguage } from "./language.js";
import type { Limits, RateLimits } from "./limits.js";
import { openToFaults } from "./open-to-faults.js";
import type { Mail } from "./outbox.js";
import type { PaymentOptions } from "./payment-call.js";
import { refusal } from "./refusal.js";
import { registerRoutes } from "./register-routes.js";
import { toUnauthenticated } from "./route.js";
import { sameOrigin } from "./same-origin.js";
import { registerScenario } from "./scenario.js";
import { accountSeeds, type SeededAccount } from "./seed/accounts.js";
import { plant } from "./seed/plant.js";
import { settleOrders } from "./settle-orders.js";
import type { State } from "./state.js";
import type { ProviderOptions } from "./subscription-provider.js";

const LARGEST_BODY = 64 * 1024;

export interface ReferenceApiOptions {
  /** Path of the data file, or ":memory:". */
  file: string;
  /** Enables `/__faults` and `/__scenario`, which give full control to any client: for tests only. */
  faults: boolean;
  captcha: CaptchaOptions;
  /** Adds accounts with public passwords, for a trial and for tests. Refused with NODE_ENV=production. */
  seed?: boolean;
  /** Current time in milliseconds; Date.now by default. */
  now?: () => number;
  /** Trusts X-Forwarded-Host and X-Forwarded-Proto. Set it only behind a proxy that itself sets them. */
  trustProxy?: boolean;
  /**
   * Origins of pages on other hosts that may call with the user's cookies, such as `https://www.example.com`. The user's
   * cookies are then sent to this API from those pages only.
   */
  origins?: readonly string[];
  /**
   * Host name of the passkeys of all pages, such as `api.example.org`. It answers `/.well-known/webauthn`, by which browsers
   * accept them on the pages of `origins` too. If omitted, the passkeys of each page are for its own host.
   */
  rpId?: string | undefined;
  /** The subscription provider. If omitted, no subscription is activated. */
  provider?: ProviderOptions | undefined;
  /** The payment service. If omitted, nothing is sold. */
  payment?: PaymentOptions | undefined;
  /** Key that signs permissions to watch videos. If omitted, no video plays. */
  videoSecret?: string;
  /**
   * Key that signs grants for the text behind paywalls, at least 32 characters. The server of the text has the same key. If
   * omitted, nothing is granted.
   */
  grantKey?: string | undefined;
  /** Replaces entries of `LIMITS`. With faults, all other limits are ten times as high. */
  limits?: Limits;
  /** log2 of scrypt's N. Tests use less. */
  passwordCost?: number;
  /**
   * Origin of the pages to which mails link. A request's Host is not used, because clients can forge it. If
   * omitted, mails contain paths only.
   */
  site?: string;
  /** Receives every mail. */
  mailed?: (mail: Mail) => void;
}

export interface ReferenceApi {
  /**
   * Answers /api/, /service/, /authenticate, /logout and the forms for browsers without JavaScript, at the
   * site's root.
   */
  app: ApiApp;
  /** Rate limits. Pages that do the same work without the API use the same limits. */
  limits: RateLimits;
  /** The seeded accounts, for printing. Empty without `seed`. */
  accounts: readonly SeededAccount[];
  close(): void;
}

/**
 * Creates a server for every call of the contract, on one SQLite file.
 * @throws Error with faults or seeded accounts in production, and if a later version wrote the file
 */
export function createReferenceApi(options: ReferenceApiOptions): ReferenceApi {
  refuseFaultsInProduction(options.faults);
  refuseSeedInProduction(options.seed);
  const database = openDatabase(options.file);
  const state = createState(options, database);
  if (options.seed) state.transaction(() => plant(state));
  const app = new Hono<ApiEnv>();
  app.onError(answerError);
  guard(app, state, options.faults);
  registerRoutes(app, state);
  if (options.faults) registerScenario(app, state);
  refuseUnknown(app);
  const stopSettling = settleOrders(state);
  const close = () => {
    stopSettling();
    state.outbox.flush();
    database.close();
  };
  const seeds = options.seed ? accountSeeds : [];
  const accounts = seeds.map(({ emailAddress, password, kind }) => ({ emailAddress, password, kind }));
  return { app, limits: state.limits, accounts, close };
}

/** Paths of the calls. Other paths are pages and forms. */
const CALLS = ["/api/*", "/service/*", "/authenticate", "/logout"];

/** Calls that a page with an expired access token may make: they start or renew a session. */
const WITHOUT_ACCESS = new Set(["/api/session/token", "/api/passkeys/request", "/api/passkeys/authenticate"]);

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

function refuseFaultsInProduction(faults: boolean): void {
  if (faults && process.env.NODE_ENV === "production") {
    throw new Error(
      "Faults on demand let anybody change accounts and break answers, so they never run with " +
        "NODE_ENV=production. Unset QUIRE_FAULTS, or start without NODE_ENV=production.",
    );
  }
}

function refuseSeedInProduction(seed = false): void {
  if (seed && process.env.NODE_ENV === "production") {
    throw new Error(
      "The seeded accounts have public passwords, so they are never added with NODE_ENV=production. " +
        "Start without --seed (npm start adds it: run node examples/cms/dist/serve.js instead), or without NODE_ENV=production.",
    );
  }
}

/** Adds the middleware of every call: size limit, faults, origin check, write limits and cache headers. */
function guard(app: ApiApp, { limits, sessions, trust }: State, faults: boolean): void {
  const tooLarge = () => {
    throw refusal(413, "too-large", `A body has at most ${LARGEST_BODY} bytes.`);
  };
  app.use(keepLanguage);
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }));
  if (faults) openToFaults(app);
  for (const path of CALLS) app.use(path, allowPages(trust));
  app.use(sameOrigin(trust));
  for (const path of ["/api/*", "/service/*"]) {
    app.use(path, async (c, next) => {
      // A guest's answer would hide from the page that it has to renew its token.
      if (!WITHOUT_ACCESS.has(c.req.path) && sessions.isStale(c)) throw toUnauthenticated();
      await next();
    });
  }
  app.use(async (c, next) => {
    const accountId = READS.has(c.req.method) ? undefined : sessions.getAccount(c);
    if (accountId !== undefined) await limits.take(c, "accountWrite", { name: String(accountId) });
    await next();
  });
  for (const path of CALLS) {
    app.use(path, async (c, next) => {
      await next();
      c.header("Cache-Control", "no-store");
      c.header("X-Content-Type-Options", "nosniff");
    });
  }
}
