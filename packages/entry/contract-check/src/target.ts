import type { Base, Endpoint } from "@quire/services/contract";

/** The checked backend, and the account for it. */
export interface Target {
  /** Address of the site. `api` and `service` are relative to it, as in Quire's configuration. */
  readonly site: string;
  readonly api?: string;
  readonly service?: string;
  /**
   * Addresses of the second identity service and of the country lookup. If omitted, their calls are skipped.
   */
  readonly identity?: string | undefined;
  readonly geolocation?: string | undefined;
  /** An account for this check. If omitted, only the calls of guests are tested. */
  readonly account?: { readonly user: string; readonly password: string } | undefined;
  /** Also tests calls that change the account, its library and its cart. */
  readonly write?: boolean;
  /** Also tests calls with a lasting effect: an address, a gift, a mail. Only for test systems. */
  readonly lasting?: boolean;
  /** Values that the check cannot find itself, such as `product`. The README lists their names. */
  readonly values?: Readonly<Record<string, string>>;
  /** Timeout of a call in milliseconds. Default: 15,000. */
  readonly patience?: number;
}

type Texts = Readonly<Record<string, string>>;

/** Returns the address of a call at the target, or `undefined` if the target lacks the service. */
export function addressAt(
  target: Target,
  { base, path }: Endpoint,
  params: Texts = {},
  query: Texts = {},
): string | undefined {
  const root = getRoot(target, base);
  if (root === undefined) return undefined;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name in params ? encodeURIComponent(params[name] ?? "") : `{${name}}`,
  );
  const address = new URL(filled === "" ? root : root.replace(/\/*$/, "/") + filled);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

function getRoot({ site, api = "/api/", service = "/service/", ...others }: Target, base: Base) {
  if (base === "site") return new URL("/", site).href;
  if (base === "api") return new URL(api, site).href;
  if (base === "service") return new URL(service, site).href;
  // The other services are not part of a backend.
  return base === "identity" || base === "geolocation" ? others[base] : undefined;
}
