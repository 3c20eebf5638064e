import type { Base, Endpoint } from "@quire/services/contract";

const PREFIXES: Readonly<Record<Base, string>> = {
  site: "/",
  api: "/api/",
  service: "/service/",
  identity: "/identity/",
  geolocation: "/geolocation",
  playback: "/video/",
  platform: "/video/",
  // The verification path of this server. A page may configure another one.
  supplied: "/api/user/subscription/verify",
};

/** Path of an endpoint on its server, with parameters in braces. */
export function getAddress({ base, path }: Pick<Endpoint, "base" | "path">): string {
  return PREFIXES[base] + path;
}
