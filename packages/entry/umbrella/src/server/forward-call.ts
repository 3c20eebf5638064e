/** Headers of one connection, which a proxy does not forward. `fetch` sets its own. */
const HOP_BY_HOP = [
  "connection",
  "content-length",
  "expect",
  "host",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

export interface ForwardOptions {
  /** Origin of the API's server, such as "http://api.internal:4173". */
  readonly to: string;
}

/**
 * Forwards a call of the browser to the API on another server, for frameworks with fetch requests. It names the page's
 * host in X-Forwarded-Host, so the API must trust its proxy.
 * @example
 * // Next, app/api/[...path]/route.ts
 * const handler = (request: Request) => forwardCall(request, { to: "http://api.internal:4173" });
 * export { handler as DELETE, handler as GET, handler as HEAD, handler as POST, handler as PUT };
 * @public
 */
export async function forwardCall(request: Request, { to }: ForwardOptions): Promise<Response> {
  const { pathname, search, host, protocol } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set("X-Forwarded-Host", request.headers.get("host") ?? host);
  headers.set("X-Forwarded-Proto", request.headers.get("x-forwarded-proto") ?? protocol.slice(0, -1));
  for (const name of HOP_BY_HOP) headers.delete(name);
  const init = {
    method: request.method,
    headers,
    body: request.body,
    // Node requires this for a streamed body. The type of `fetch` lacks it.
    duplex: "half",
    redirect: "manual",
    cache: "no-store",
  } as const;
  const answer = await fetch(new URL(pathname + search, to), init);
  const forwarded = new Headers(answer.headers);
  // `fetch` has already decoded the body.
  for (const name of ["content-encoding", ...HOP_BY_HOP]) forwarded.delete(name);
  return new Response(answer.body, { status: answer.status, headers: forwarded });
}
