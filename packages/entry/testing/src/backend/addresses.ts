import type { Base, Endpoint } from "@quire/services/contract";
import { endpoints } from "@quire/services/contract/table";
import type { FakeBackendOptions } from "../scenario/options.js";

const OUTSIDE = {
  identity: "*/identity/",
  geolocation: "*/geolocation",
  playback: "*/",
  platform: "*/",
  supplied: "*/verify-subscription",
} as const;

/** Calls at one address. Their bodies distinguish them. */
export interface AddressCalls {
  readonly method: Endpoint["method"];
  /** Pattern for MSW: `*` for any origin, `:name` for a parameter. */
  readonly pattern: string;
  readonly rows: readonly [Endpoint, ...Endpoint[]];
}

/** Returns the methods and paths of all calls of the contract. */
export function getPlaces(options: FakeBackendOptions): readonly AddressCalls[] {
  const bases = getBases(options);
  const places = new Map<string, AddressCalls>();
  for (const row of inOrder(endpoints)) {
    const base = bases[row.base];
    const path = row.path.replaceAll(/\{(\w+)\}/g, ":$1");
    const pattern = path ? base.replace(/\/*$/, "/") + path : base;
    const key = `${row.method} ${pattern}`;
    const before = places.get(key)?.rows;
    places.set(key, { method: row.method, pattern, rows: before ? [...before, row] : [row] });
  }
  return [...places.values()];
}

function getBases({ api = "/api/", service = "/service/", site = "/", elsewhere }: FakeBackendOptions) {
  const bases: Record<Base, string> = {
    ...OUTSIDE,
    ...elsewhere,
    site: anyOrigin(site),
    api: anyOrigin(api),
    service: anyOrigin(service),
  };
  return bases;
}

const anyOrigin = (base: string) => (base.startsWith("/") ? `*${base}` : base);

/**
 * Sorts broad patterns last: a `*` before a path of the site also matches deeper paths, and a parameter matches any
 * name.
 */
const inOrder = (rows: readonly Endpoint[]) =>
  [...rows].sort(
    (a, b) => Number(a.base === "site") - Number(b.base === "site") || getParams(a) - getParams(b),
  );

const getParams = ({ path }: Endpoint) => path.split("{").length;

const has = (body: unknown, field: string) => typeof body === "object" && body !== null && field in body;

/** Functions that return true if a body is for a call that shares its address with others. */
const bodyMatchers: Readonly<Record<string, (body: unknown) => boolean>> = {
  linkSubscription: (body) => has(body, "accountNumber") && !has(body, "type"),
  signUpForNewsletter: (body) => has(body, "email"),
};

/** Returns the call that a body is for. */
export function rowFor(rows: AddressCalls["rows"], body: unknown): Endpoint {
  const others = rows.filter(({ name }) => !bodyMatchers[name]);
  return rows.find(({ name }) => bodyMatchers[name]?.(body)) ?? others[0] ?? rows[0];
}
