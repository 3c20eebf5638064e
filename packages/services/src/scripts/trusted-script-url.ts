import { isFromMarkup, isVouchedFor, pageSingleton } from "@quire/core";
import { KNOWN_SCRIPTS, type ScriptProvider } from "./known-scripts.js";

/** The part of Trusted Types that Quire uses. TypeScript's DOM types do not include it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}
interface Policy {
  createScriptURL(url: string, provider: ScriptProvider): string;
}

const rules: Policy = { createScriptURL: ownUrl };

/**
 * Returns a script's address as a trusted value, for pages with `require-trusted-types-for 'script'`. The policy is
 * named `quire` and created once a page. It allows the scripts of known providers, addresses of this site, origins in
 * the loader's tag, and addresses configured by code.
 */
export function trustedScriptUrl(provider: ScriptProvider, url: string): string {
  const policy = pageSingleton("trusted-types-policy", () => {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    return trustedTypes?.createPolicy("quire", rules) ?? rules;
  });
  return policy.createScriptURL(url, provider);
}

function ownUrl(url: string, provider: ScriptProvider): string {
  const { href, protocol } = new URL(url, location.href);
  const { setting, address } = KNOWN_SCRIPTS[provider];
  if (isVouchedFor(href) || address.test(href)) return href;
  if (!isFromMarkup(setting) && (protocol === "https:" || isLoopback(href))) return href;
  throw new TypeError(
    `Refused as the address of ${provider}'s script: ${href}. Use the provider's own, or list its origin in data-origins="https://…" of the loader's tag.`,
  );
}

/** Returns true for a service on the developer's own machine. */
function isLoopback(href: string): boolean {
  return /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(href);
}
