import type { Base, Endpoint } from "@quire/services/contract";

/** The checked backend, and the account for it. */
export interface Target {
  /** The site's address; `api` and `service` are relative to it, as in Quire's configuration. */
  readonly site: string;
  readonly api?: string;
  readonly service?: string;
  /** Of the second identity service, and the country lookup; their calls are left out where they are not given. */
  readonly identity?: string | undefined;
  readonly geolocation?: string | undefined;
  /** An account made for this. Without it, only what guests may call is tried. */
  readonly account?: { readonly user: string; readonly password: string } | undefined;
  /** Also calls that change something: in the account, its library and its cart. */
  readonly write?: boolean;
  /** Also those whose effect stays: an address, a gift, a mail. For systems made for tests. */
  readonly lasting?: boolean;
  /** Values that cannot be found out, such as `product`; see the README for their names. */
  readonly values?: Readonly<Record<string, string>>;
  /** Milliseconds until a call is given up; 15,000 where absent. */
  readonly patience?: number;
}

type Texts = Readonly<Record<string, string>>;

/** Address of a call at the target. It is `undefined` when the target lacks the service. */
export function addressAt(
  target: Target,
  { base, path }: Endpoint,
  params: Texts = {},
  query: Texts = {},
): string | undefined {
  const root = rootOf(target, base);
  if (root === undefined) return undefined;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name in params ? encodeURIComponent(params[name] ?? "") : `{${name}}`,
  );
  const address = new URL(filled === "" ? root : root.replace(/\/*$/, "/") + filled);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

function rootOf({ site, api = "/api/", service = "/service/", ...others }: Target, base: Base) {
  if (base === "site") return new URL("/", site).href;
  if (base === "api") return new URL(api, site).href;
  if (base === "service") return new URL(service, site).href;
  // The others are no part of a backend.
  return base === "identity" || base === "geolocation" ? others[base] : undefined;
}
