/** Returns the reason why a call got no answer. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const { code, message: more } = Object(cause) as { readonly code?: unknown; readonly message?: unknown };
  const why = code ?? more;
  return `cannot be called: ${message}${typeof why === "string" ? ` (${why})` : ""}`;
}
