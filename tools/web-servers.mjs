import { onSystem } from "./on-system.mjs";

const find = (name) => () => onSystem([name], [`/usr/sbin/${name}`]);

/**
 * Web servers whose configurations the guide to proxies gives, with their packages on Debian-based systems.
 * @type {Record<string, { readonly find: () => string | undefined, readonly packages: readonly string[] }>}
 */
export const WEB_SERVERS = {
  nginx: { find: find("nginx"), packages: ["nginx"] },
  Apache: { find: find("apache2"), packages: ["apache2"] },
  Caddy: { find: find("caddy"), packages: ["caddy"] },
};
