import { shared } from "@quire/core";

/** The part of Trusted Types that is used; TypeScript's DOM types do not have it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

const untouched = { createScriptURL: secureUrl };

/**
 * A script's address as pages with `require-trusted-types-for 'script'` accept it. The policy is named
 * `quire`, made once a page, and lets nothing through but this site's and https addresses.
 */
export function trustedScriptUrl(url: string): string {
  const policy = shared("trusted-types-policy", () => {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    return trustedTypes?.createPolicy("quire", untouched) ?? untouched;
  });
  return policy.createScriptURL(url);
}

function secureUrl(url: string): string {
  const { href, protocol, origin } = new URL(url, location.href);
  if (protocol === "https:" || origin === location.origin || isLoopback(href)) return href;
  throw new TypeError(`Refused as the address of a script: ${href}`);
}

/** A captcha service on the developer's own machine. */
function isLoopback(href: string): boolean {
  return /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(href);
}
