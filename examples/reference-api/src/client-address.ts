import { isIPv6 } from "node:net";
import type { ApiContext } from "./api-env.js";
import type { ProxyTrust } from "./same-origin.js";

/**
 * Groups of an IPv6 address that identify one customer's network. All addresses of the network count as one
 * client.
 */
const GROUPS = 4;

/** Returns the client for rate limits: an IPv4 address or an IPv6 network. Behind a proxy, the proxy names it. */
export function clientAddress(c: ApiContext, { trustProxy }: ProxyTrust): string {
  // The proxy appends the client's address. Any text before it came from the client.
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  // A request without a connection comes from the site itself.
  const address = forwarded ?? c.env?.incoming?.socket.remoteAddress ?? "the site";
  return isIPv6(address) && !address.startsWith("::ffff:") ? getNetwork(address) : address;
}

function getNetwork(address: string): string {
  const [head = "", tail] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...(tail === undefined ? [] : zeros), ...after].slice(0, GROUPS).join(":");
}
