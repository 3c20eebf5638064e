import { api, identity, service, site } from "../configuration/index.js";
import type { Base, Endpoint } from "../contract/index.js";

const bases: { readonly [Name in Base]?: () => string | null } = { site, api, service, identity };

/**
 * Where an endpoint lies on this page: its configured base, one slash, its path, its query. Every page calls at
 * plain addresses; the code for others comes with the first of them.
 * @throws QuireError where the configuration has no address
 * @throws RequestError `request/body` where a supplied address is not to be trusted with what is sent
 */
export async function addressOf(endpoint: Endpoint, params: unknown, query: unknown): Promise<string> {
  const root = bases[endpoint.base]?.();
  if (root && !params && !query) return root.replace(/\/*$/, "/") + endpoint.path;
  return (await import("./full-address.js")).fullAddress(endpoint, root, params, query);
}
