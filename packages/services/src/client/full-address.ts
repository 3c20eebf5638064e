import { QuireError } from "@quire/core";
import { api, geolocation, site, video } from "../configuration/index.js";
import type { Base, Endpoint } from "../contract/index.js";
import { RequestError } from "./request-error.js";

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns an address with parameters or a query, or below a rare base.
 * @param root address of the base, if the caller knows it
 */
export function getFullAddress(
  endpoint: Endpoint,
  root: string | null | undefined,
  params: unknown,
  query: unknown,
): string {
  const { base, path, name } = endpoint;
  const values = getValues(params);
  const { url } = values;
  const start = base === "supplied" ? suppliedAddress(name, url) : (root ?? configuredAddress(endpoint));
  const address = path ? start.replace(/\/*$/, "/") + fillPath(endpoint, values) : start;
  return address + getQuery(getValues(query));
}

/** Services of other companies, with the setting of each address and the function that reads it. */
const foreignServices: {
  readonly [Name in Base]?: readonly [setting: string, read: () => string | null | undefined];
} = {
  geolocation: ["geolocation", geolocation],
  playback: ["video.playback.base", () => video()?.playback?.base],
  platform: ["video.platform.base", () => video()?.platform?.base],
};

function configuredAddress({ base, name }: Endpoint): string {
  const [setting, read] = foreignServices[base] ?? [base];
  const address = read?.();
  if (address) return address;
  throw new QuireError("configuration/invalid", `The call "${name}" has no address.`, {
    why: `The configuration's "${setting}" is null.`,
    fix: `Set "${setting}" to the address of that service.`,
  });
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

function getValues(value: unknown): Values {
  // `Object(undefined)` has no values. The endpoint's schema types all others.
  return Object(value) as Values;
}

/** Checks a supplied address. Passwords are sent to it, so that only the page's own and configured origins are allowed. */
function suppliedAddress(name: string, url: unknown): string {
  const target = parseUrl(url);
  const own = [globalThis.location?.href, site(), api()].map((address) => parseUrl(address)?.origin);
  if (target && /^https?:$/.test(target.protocol) && own.includes(target.origin)) return target.href;
  throw new RequestError("request/body", `The call "${name}" was not sent.`, {
    why: "The address that is supplied for it is none of this site's.",
    fix: 'Supply one of the page\'s own origin, or of the origin that the configuration\'s "api" or "site" names.',
  });
}

function parseUrl(address: unknown): URL | undefined {
  const page = globalThis.location?.href;
  if (typeof address !== "string" || address === "" || !URL.canParse(address, page)) return undefined;
  const url = new URL(address, page);
  return url.username || url.password ? undefined : url;
}
