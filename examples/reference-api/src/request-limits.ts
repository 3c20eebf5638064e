/**
 * For `serve({ serverOptions })`, in milliseconds: Node's own patience of five minutes lets a few hundred trickled
 * bodies hold a server. Clients give up after ten seconds.
 */
export const requestLimits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
} as const;
