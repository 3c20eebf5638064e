import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createAccounts } from "./accounts.js";
import { answerError, refuseUnknown } from "./answer-error.js";
import type { ApiApp, ApiEnv } from "./api-env.js";
import type { CaptchaOptions } from "./captcha-check.js";
import { createCarts } from "./carts.js";
import { inTransaction, openDatabase } from "./database.js";
import { createFollows } from "./follows.js";
import { createOnce } from "./idempotency.js";
import { openToFaults } from "./open-to-faults.js";
import { openApiDocument } from "./openapi.js";
import { hashPasswordSync, PASSWORD_COST } from "./password.js";
import { refusal } from "./refusal.js";
import { registerCaptcha } from "./routes/captcha.js";
import { registerCart } from "./routes/cart.js";
import { registerFollowing } from "./routes/following.js";
import { registerRegistration } from "./routes/registration.js";
import { registerSignIn } from "./routes/sign-in.js";
import { registerSignOut } from "./routes/sign-out.js";
import { registerUserRoutes } from "./routes/user.js";
import { sameOrigin } from "./same-origin.js";
import { registerScenario } from "./scenario.js";
import { accountSeeds, type SeededAccount } from "./seed/accounts.js";
import { catalogue } from "./seed/catalogue.js";
import { plant } from "./seed/plant.js";
import { createSessions } from "./sessions.js";
import { createShop } from "./shop.js";
import type { State } from "./state.js";
import { createToken } from "./token.js";
import { createTries } from "./tries.js";

const LARGEST_BODY = 64 * 1024;

export interface ReferenceApiOptions {
  /** The one file of all data, or ":memory:". */
  file: string;
  /** Opens `/__faults` and `/__scenario`, with which anybody can do anything: for tests only. */
  faults: boolean;
  captcha: CaptchaOptions;
  /** Milliseconds; Date.now where absent. */
  now?: () => number;
  /** Believe X-Forwarded-Host and X-Forwarded-Proto: only behind a proxy that sets them itself. */
  trustProxy?: boolean;
  /** log2 of scrypt's N; tests take less. */
  passwordCost?: number;
}

export interface ReferenceApi {
  /** Answers /authenticate, /logout, POST /register, /api/ and /service/; a site mounts it at its root. */
  app: ApiApp;
  /** What every fresh start has, to be printed. */
  accounts: readonly SeededAccount[];
  close(): void;
}

/**
 * A server for every call of the contract, on one SQLite file.
 * @throws Error with faults in production, and when the file was written by a later version.
 */
export function createReferenceApi(options: ReferenceApiOptions): ReferenceApi {
  refuseFaultsInProduction(options.faults);
  const database = openDatabase(options.file);
  const state = createState(options, database);
  plant(state);
  const app = new Hono<ApiEnv>();
  app.onError(answerError);
  guard(app, state, options.faults);
  registerRoutes(app, state);
  if (options.faults) registerScenario(app, state);
  refuseUnknown(app);
  const accounts = accountSeeds.map(({ emailAddress, password, kind }) => ({ emailAddress, password, kind }));
  return { app, accounts, close: () => database.close() };
}

function refuseFaultsInProduction(faults: boolean): void {
  if (faults && process.env.NODE_ENV === "production") {
    throw new Error(
      "Faults on demand let anybody change accounts and break answers, so they never run with " +
        "NODE_ENV=production. Unset QUIRE_FAULTS, or start without NODE_ENV=production.",
    );
  }
}

function createState(options: ReferenceApiOptions, database: ReturnType<typeof openDatabase>): State {
  const { now = Date.now, trustProxy = false, passwordCost = PASSWORD_COST } = options;
  const { products, topics } = catalogue();
  const trust = { trustProxy };
  const sessions = createSessions(database, now, trust);
  return {
    accounts: createAccounts(database, now),
    follows: createFollows(database),
    sessions,
    tries: createTries(database, now),
    carts: createCarts(database, createShop(products), now),
    topics,
    captcha: { ...options.captcha },
    trust,
    passwordCost,
    decoy: hashPasswordSync(createToken(), passwordCost),
    once: createOnce(database, sessions, now),
    transaction: (work) => inTransaction(database, work),
    maintenance: false,
  };
}

/** What stands before every call: size, faults on demand, who asks, and headers for answers that nobody keeps. */
function guard(app: ApiApp, { trust }: State, faults: boolean): void {
  const tooLarge = () => {
    throw refusal(413, "too-large", `A body has at most ${LARGEST_BODY} bytes.`);
  };
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }));
  if (faults) openToFaults(app);
  app.use(sameOrigin(trust));
  for (const path of ["/api/*", "/service/*", "/authenticate"]) {
    app.use(path, async (c, next) => {
      await next();
      c.header("Cache-Control", "no-store");
      c.header("X-Content-Type-Options", "nosniff");
    });
  }
}

function registerRoutes(app: ApiApp, state: State): void {
  registerSignIn(app, state);
  registerSignOut(app, state);
  registerUserRoutes(app, state);
  registerRegistration(app, state);
  registerCaptcha(app, state);
  registerCart(app, state);
  registerFollowing(app, state);
  const document = openApiDocument();
  app.get("/api/openapi.json", (c) => c.json(document));
}
