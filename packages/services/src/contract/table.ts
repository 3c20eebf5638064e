import type { Endpoint } from "./endpoint.js";
import * as contract from "./index.js";

type Contract = typeof contract;
type Row = Extract<Contract[keyof Contract], Endpoint>;

/** Endpoints are the only exports with a method and a base. */
const isRow = (exported: unknown): exported is Row =>
  typeof exported === "object" && exported !== null && "method" in exported && "base" in exported;

/**
 * Lists all endpoints, for servers, documents and tests. Pages import single endpoints by name, so that their bundles
 * contain no others.
 */
export const endpoints: readonly Row[] = Object.values(contract).filter(isRow);
