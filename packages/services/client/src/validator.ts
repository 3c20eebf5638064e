/**
 * What identifies the state of an answer, from its Last-Modified (accounts §4) and, where there is one,
 * its ETag. `undefined` where the header is missing or no date, or where the answer came in the very
 * second of the change: a later change in that second would look the same. Only the server's clock counts.
 */
export function validatorOf(headers: Headers): string | undefined {
  const modified = Date.parse(headers.get("last-modified") ?? "");
  const sent = Date.parse(headers.get("date") ?? "");
  return sent - modified >= 1000 ? `${modified} ${headers.get("etag") ?? ""}` : undefined;
}
