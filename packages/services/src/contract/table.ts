import type { Endpoint } from "./endpoint.js";
import * as contract from "./index.js";

type Exported = (typeof contract)[keyof typeof contract];
type ContractEndpoint = Extract<Exported, Endpoint>;

function isEndpoint(value: Exported): value is ContractEndpoint {
  return typeof value === "object" && "method" in value && "path" in value;
}

/** Sorts by rule, and calls of one rule by the length of their names: `registerUser` before `registerPaywallUser`. */
function compareEndpoints(a: Endpoint, b: Endpoint): number {
  return a.spec.localeCompare(b.spec, "en", { numeric: true }) || a.name.length - b.name.length;
}

/**
 * Lists all exported endpoints, for servers, documents and tests. Pages import single endpoints by name, so that their
 * bundles contain no others. Of several calls at one address, the first is the usual one.
 */
export const endpoints: readonly ContractEndpoint[] = Object.values(contract)
  .filter(isEndpoint)
  .sort(compareEndpoints);
