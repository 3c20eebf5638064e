import { QuireError } from "@quire/core";
import { api, geolocation, site, video } from "../configuration/index.js";
import type { Base, Endpoint } from "../contract/index.js";
import { RequestError } from "./request-error.js";

/**
 * Returns the base of an endpoint whose base is rare or not configured.
 * @param supplied the address that the caller supplies, if it is the base
 */
export function getRareBase(endpoint: Endpoint, supplied: unknown): string {
  return endpoint.base === "supplied"
    ? suppliedAddress(endpoint.name, supplied)
    : configuredAddress(endpoint);
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
