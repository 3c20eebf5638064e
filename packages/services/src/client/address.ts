import { api, identity, service, site } from "../configuration/index.js";
import type { Base, Endpoint } from "../contract/index.js";
import { RequestError } from "./request-error.js";

type Values = Readonly<Record<string, unknown>>;

const bases: { readonly [Name in Base]?: () => string | null } = { site, api, service, identity };

/**
 * Returns the address of an endpoint: configured base, one slash, path, query. Code for rare bases loads on
 * first use.
 * @throws QuireError if the base is not configured
 * @throws RequestError `request/body` if a supplied address is not trusted, or a parameter is no path segment
 */
export async function getAddress(endpoint: Endpoint, params: unknown, query: unknown): Promise<string> {
  const values = toValues(params);
  const root =
    bases[endpoint.base]?.() || (await import("./rare-base.js")).getRareBase(endpoint, values["url"]);
  const start = endpoint.path ? root.replace(/\/*$/, "/") + fillPath(endpoint, values) : root;
  return start + getQuery(toValues(query));
}

function fillPath({ name, path }: Endpoint, params: Values): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => getSegment(name, key, String(params[key] ?? "")));
}

/**
 * Encodes a value as one path segment. Dot segments are rejected, because they change the path in any
 * encoding.
 */
function getSegment(name: string, key: string, value: string): string {
  if (!/^\.\.?$/.test(value)) return encodeURIComponent(value);
  throw new RequestError("request/body", `The call "${name}" was not sent.`, {
    why: `Its "${key}" is "${value}", which would lead to another call.`,
    fix: "Give the id as the API returned it.",
  });
}

function getQuery(query: Values): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
}

function toValues(value: unknown): Values {
  // `Object(undefined)` has no values. The endpoint's schema types all others.
  return Object(value) as Values;
}
