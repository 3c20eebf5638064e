/** The headers of a request: of fetch and Next, or of Node. */
type IncomingHeaders =
  | Pick<Headers, "get">
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A request of fetch, Next or Node, or the headers of Next's `headers()`. */
export type Incoming = Pick<Headers, "get"> | { readonly headers: IncomingHeaders };

/** Returns a header of a request, by its name in lower case. */
export function getHeader(request: Incoming, name: string): string {
  const headers = "headers" in request ? request.headers : request;
  const value = isFetchHeaders(headers) ? headers.get(name) : headers[name];
  return typeof value === "string" ? value : (value ?? []).join("; ");
}

const isFetchHeaders = (headers: IncomingHeaders): headers is Pick<Headers, "get"> =>
  typeof headers.get === "function";
