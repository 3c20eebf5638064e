/** The answer to a call: status and body, "never" for no answer, or a function that may wait. */
export type Answer =
  | "never"
  | { readonly status?: number; readonly body?: unknown }
  | (() => Response | Promise<Response>);

/** Answers by path such as "/a", or by method and path such as "POST /a". */
export type Answers = Readonly<Record<string, Answer>>;

/** A recorded request. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/**
 * Makes a fake `fetch` that answers by path, with 404 for other paths, and records requests.
 * @param answers answers by path. Changes apply to later requests
 * @param signal aborts requests that are never answered
 */
export function answer(answers: Answers, sent: Sent[] = [], signal?: AbortSignal): typeof fetch {
  return async (input, options) => {
    const request = new Request(input, options);
    const { pathname: path } = new URL(request.url);
    const { method } = request;
    sent.push({ method, path, body: await request.clone().text() });
    const found = answers[`${method} ${path}`] ?? answers[path] ?? { status: 404 };
    if (found === "never")
      return rejectOnAbort(signal ? AbortSignal.any([request.signal, signal]) : request.signal);
    if (typeof found === "function") return Promise.race([found(), rejectOnAbort(request.signal)]);
    return Response.json(found.body ?? {}, { status: found.status ?? 200 });
  };
}

/**
 * Replaces `fetch` for the paths of `answers`. Other requests use the network, such as a story's files.
 * @returns a function that restores `fetch`
 */
export function serve(answers: Answers): () => void {
  const { fetch } = globalThis;
  const controller = new AbortController();
  const fake = answer(answers, [], controller.signal);
  globalThis.fetch = (input, options) => {
    const request = new Request(input, options);
    const { pathname } = new URL(request.url);
    const isNamed = [pathname, `${request.method} ${pathname}`].some((name) => Object.hasOwn(answers, name));
    return (isNamed ? fake : fetch)(request);
  };
  return () => {
    globalThis.fetch = fetch;
    // An unanswered call would keep the outbox lock, and block later tests.
    controller.abort();
  };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    // The call may be aborted while its body is being read.
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
