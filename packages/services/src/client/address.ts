import { api, identity, service, site } from "../configuration/index.js";
import type { Base, Endpoint } from "../contract/index.js";

const bases: { readonly [Name in Base]?: () => string | null } = { site, api, service, identity };

/**
 * Returns the address of an endpoint: configured base, one slash, path, query. Code for parameters and
 * queries loads on first use.
 * @throws QuireError if the base is not configured
 * @throws RequestError `request/body` if a supplied address is not trusted
 */
export async function getAddress(endpoint: Endpoint, params: unknown, query: unknown): Promise<string> {
  const root = bases[endpoint.base]?.();
  if (root && !params && !query) return root.replace(/\/*$/, "/") + endpoint.path;
  return (await import("./full-address.js")).getFullAddress(endpoint, root, params, query);
}
