/**
 * Timeouts for `serve({ serverOptions })`, in milliseconds. With Node's default of five minutes, a few
 * hundred slow bodies can block a server. Clients disconnect after ten seconds.
 */
export const requestLimits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
} as const;
