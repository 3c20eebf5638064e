import type { Base, Endpoint } from "@quire/contract-service";

const PREFIXES: Readonly<Record<Base, string>> = {
  site: "/",
  api: "/api/",
  service: "/service/",
  identity: "/identity/",
};

/** Where an endpoint stands on its server, parameters still in braces. */
export function addressOf({ base, path }: Pick<Endpoint, "base" | "path">): string {
  return PREFIXES[base] + path;
}
