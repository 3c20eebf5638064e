import type { Base, Endpoint } from "@quire/services/contract";

const PREFIXES: Readonly<Record<Base, string>> = {
  site: "/",
  api: "/api/",
  service: "/service/",
  identity: "/identity/",
  geolocation: "/geolocation",
  playback: "/video/",
  platform: "/video/",
  // Where this server verifies; a page may supply another address.
  supplied: "/api/user/subscription/verify",
};

/** Where an endpoint stands on its server, parameters still in braces. */
export function addressOf({ base, path }: Pick<Endpoint, "base" | "path">): string {
  return PREFIXES[base] + path;
}
