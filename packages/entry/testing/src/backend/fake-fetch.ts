import { getResponse, type HttpHandler, matchRequestUrl } from "msw";

const DEFAULT_BASE = "http://localhost/";

/** Returns a `fetch` that the handlers answer. Other requests go to the network. */
export function fakeFetch(handlers: readonly HttpHandler[]): typeof fetch {
  const network = globalThis.fetch;
  return async (input, init = {}) => {
    // A test environment's signal can be of another class than its Request accepts.
    const { signal: given, ...rest } = init;
    const signal = given ?? (input instanceof Request ? input.signal : undefined);
    signal?.throwIfAborted();
    const target =
      input instanceof Request ? input.clone() : new URL(input, globalThis.location?.href ?? DEFAULT_BASE);
    const request = new Request(target, rest);
    const response = await untilAborted(getResponse(handlersFor(request, handlers), request), signal);
    if (!response) return network(input, init);
    if (response.type === "error") throw new TypeError("Failed to fetch");
    return response;
  };
}

/** Returns the handler of a request, if any. MSW would clone the request and read all cookies for each one it tries. */
function handlersFor({ method, url }: Request, handlers: readonly HttpHandler[]): HttpHandler[] {
  const target = new URL(url);
  const found = handlers.find(
    ({ info }) =>
      info.method === method && typeof info.path === "string" && matchRequestUrl(target, info.path).matches,
  );
  return found ? [found] : [];
}

/** Rejects when the signal aborts. The backend still finishes the call, like a server. */
function untilAborted<Value>(answer: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
