import { type HttpHandler, http } from "msw";
import { isSimulated, newPage } from "../page/new-page.js";
import { trackWork } from "../page/track-work.js";
import { createState } from "../scenario/create-state.js";
import type { FakeBackendOptions } from "../scenario/options.js";
import type { State } from "../scenario/state.js";
import { type AddressCalls, getPlaces, rowFor } from "./addresses.js";
import { answerCall, getBody } from "./answer-call.js";
import type { CallName } from "./call.js";
import { fakeFetch } from "./fake-fetch.js";
import { createFaults, type Fault } from "./faults.js";
import { createVisitors } from "./visitors.js";

/** A call that reached the fake backend. */
export interface SeenRequest {
  readonly call: CallName;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  /** Parsed; `undefined` without a body. */
  readonly body: unknown;
}

export interface FakeBackend {
  /** For MSW: `setupServer(...handlers)`, `setupWorker(...handlers)`, `parameters.msw.handlers`. */
  readonly handlers: HttpHandler[];
  /** Replaces `fetch`. Requests outside of the contract go to the network. */
  readonly fetch: typeof fetch;
  /** The current state. Tests may read and change it. */
  readonly state: State;
  /** Returns the calls so far, optionally of one method and path. */
  requests(method?: string, path?: string): readonly SeenRequest[];
  /** Makes calls fail. @returns a function that undoes it */
  fault(fault: Fault): () => void;
  /** Delays one call, or all calls, by this many milliseconds. @returns a function that undoes it */
  delay(milliseconds: number, call?: CallName): () => void;
  /** Starts over, optionally with other options. Pending calls fail. */
  reset(options?: FakeBackendOptions): void;
  /**
   * Starts over with a new page: replaces `fetch`, and removes Quire's tags, state and stored data.
   * @returns ends the page and restores `fetch`. Vitest and Storybook call it when `beforeEach` returns it
   * @example beforeEach(() => backend.install());
   */
  install(options?: FakeBackendOptions): () => Promise<void>;
}

/** A run of the backend from one reset to the next. */
function start(options: FakeBackendOptions) {
  const state = createState(options);
  const faults = createFaults();
  for (const fault of options.faults ?? []) faults.add(fault);
  const seen: SeenRequest[] = [];
  const answered = new Map<string, Response>();
  return {
    state,
    faults,
    delays: createFaults(),
    seen,
    answered,
    findVisitor: createVisitors(state, options),
  };
}

/**
 * Creates a backend for tests and stories. It keeps state, and checks requests and answers against the contract.
 * @example
 * const backend = createFakeBackend({ user: { firstName: "Robin" } });
 * vi.stubGlobal("fetch", backend.fetch);
 */
export function createFakeBackend(options: FakeBackendOptions = {}): FakeBackend {
  let run = start(options);
  const reset = (next = options) => {
    run.faults.clear();
    run.delays.clear();
    run = start({ ...next, visitors: next.visitors ?? options.visitors ?? "page" });
  };
  const handlers = getPlaces(options).map((place) => {
    const method = place.method.toLowerCase() as "get" | "head" | "post" | "put" | "delete";
    return http[method](place.pattern, ({ request, params }) => respond(run, place, request, params));
  });
  const answering = fakeFetch(handlers);
  return {
    handlers,
    fetch: answering,
    get state() {
      return run.state;
    },
    requests: (method, path) =>
      run.seen.filter((one) => (method ?? one.method) === one.method && (path ?? one.path) === one.path),
    fault: (fault) => run.faults.add(fault),
    delay: (delayMs, call) => run.delays.add({ delayMs, times: Infinity, ...(call && { call }) }),
    reset,
    install(next) {
      newPage();
      reset(next);
      const endWork = isSimulated() ? trackWork() : undefined;
      const original = globalThis.fetch;
      globalThis.fetch = answering;
      return async () => {
        reset(next);
        // Failed calls may start another try, which ends with the page.
        await new Promise((done) => setTimeout(done));
        endWork?.();
        newPage();
        globalThis.fetch = original;
      };
    },
  };
}

type Run = ReturnType<typeof start>;

async function respond(
  run: Run,
  place: AddressCalls,
  request: Request,
  params: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const { method, url, headers } = request;
  const { pathname: path, searchParams } = new URL(url);
  const body = getBody(await request.text(), headers);
  const row = rowFor(place.rows, body);
  const query = Object.fromEntries(searchParams);
  run.seen.push({ call: row.name as CallName, method, path, query, headers, body });

  // A backend cannot distinguish two calls of one shape at one address.
  const names = place.rows.filter((one) => one.body?.schema === row.body?.schema).map(({ name }) => name);
  const struck = { names, method, path };
  const delay = run.delays.take(struck);
  const fault = run.faults.take(struck);
  const waits = [delay?.delayMs, fault?.delayMs, fault?.until].filter((one) => one !== undefined);
  for (const end of waits) if (!(await run.faults.wait(end))) return Response.error();
  if (fault?.hang && !(await run.faults.wait())) return Response.error();
  if (fault?.cut === true) return Response.error();
  if (fault?.status !== undefined || fault?.body !== undefined) return failWith(fault);

  const { visitor, cookie } = run.findVisitor(request);
  const key = headers.get("idempotency-key");
  const wish = row.keyed && key ? `${visitor.id} ${row.name} ${key}` : undefined;
  const kept = wish === undefined ? undefined : run.answered.get(wish);
  const response = kept?.clone() ?? answerCall({ request, row, body, params, visitor, state: run.state });
  if (wish !== undefined && response.ok) run.answered.set(wish, response.clone());
  if (cookie) response.headers.append("Set-Cookie", cookie);
  return fault?.cut === "after" ? Response.error() : response;
}

function failWith({ status = 200, body, headers }: Fault): Response {
  if (typeof body === "string") return new Response(body, { status, headers: { ...headers } });
  if (body === undefined) return new Response(null, { status, headers: { ...headers } });
  return Response.json(body, { status, headers: { ...headers } });
}
