import { api, identity, service, site } from "@quire/configuration-service";
import type { Base, Endpoint } from "@quire/contract-service";
import { QuireError } from "@quire/core";

const bases = { site, api, service, identity };

type Values = Readonly<Record<string, unknown>>;

/** Where an endpoint lies on this page: its configured base, one slash, its path, its query. */
export function addressOf({ base, path, name }: Endpoint, params: unknown, query: unknown): string {
  const root = baseOf(base, name).replace(/\/+$/, "");
  return `${root}/${fillPath(path, valuesOf(params))}${queryOf(valuesOf(query))}`;
}

function baseOf(base: Base, name: string): string {
  const address = bases[base]();
  if (address !== null) return address;
  throw new QuireError("configuration/invalid", `The call "${name}" has no address.`, {
    why: `The configuration's "${base}" is null.`,
    fix: `Set "${base}" to the address of that service.`,
  });
}

function fillPath(path: string, params: Values): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key] ?? "")));
}

function queryOf(query: Values): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
}

function valuesOf(value: unknown): Values {
  // Only own enumerable values are read from what the endpoint's schema has typed.
  return Object(value ?? {}) as Values;
}
