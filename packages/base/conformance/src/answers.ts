/** The answer to a call: status and body, "never" for no answer, or a function that may wait. */
export type Answer =
  | "never"
  | { readonly status?: number; readonly body?: unknown }
  | (() => Response | Promise<Response>);

/** By path, or by "POST /path". */
export type Answers = Readonly<Record<string, Answer>>;

/** A call that was made. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/**
 * In place of `fetch`: answers by path, 404 for the rest, and notes what was sent.
 * @param answers may be changed while it answers
 * @param ended cuts off what is never answered
 */
export function answer(answers: Answers, sent: Sent[] = [], ended?: AbortSignal): typeof fetch {
  return async (input, options) => {
    const request = new Request(input, options);
    const { pathname: path } = new URL(request.url);
    const { method } = request;
    sent.push({ method, path, body: await request.clone().text() });
    const found = answers[`${method} ${path}`] ?? answers[path] ?? { status: 404 };
    if (found === "never") return givenUp(ended ? AbortSignal.any([request.signal, ended]) : request.signal);
    if (typeof found === "function") return Promise.race([found(), givenUp(request.signal)]);
    return Response.json(found.body ?? {}, { status: found.status ?? 200 });
  };
}

/**
 * Puts `answers` in place of the network for the calls that they name; all others go on to it, as a story's own files.
 * @returns what undoes it
 */
export function serve(answers: Answers): () => void {
  const { fetch } = globalThis;
  const ended = new AbortController();
  const fake = answer(answers, [], ended.signal);
  globalThis.fetch = (input, options) => {
    const request = new Request(input, options);
    const { pathname } = new URL(request.url);
    const isNamed = [pathname, `${request.method} ${pathname}`].some((name) => Object.hasOwn(answers, name));
    return (isNamed ? fake : fetch)(request);
  };
  return () => {
    globalThis.fetch = fetch;
    // A call that is never answered would hold the lock of what is sent for those who come after it.
    ended.abort();
  };
}

function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    // It may have been given up while what was sent was read.
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
