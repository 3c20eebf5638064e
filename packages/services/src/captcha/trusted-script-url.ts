import { isFromMarkup, isVouchedFor, pageSingleton } from "@quire/core";
import { captcha } from "../configuration/index.js";

/** The part of Trusted Types that is used; TypeScript's DOM types do not have it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

const rules = { createScriptURL: ownUrl };

type Provider = NonNullable<ReturnType<typeof captcha>>["provider"];

/** The providers' own scripts: of their hosts no more, for some serve much else that runs. */
const KNOWN: Readonly<Record<Provider, RegExp>> = {
  "recaptcha-v3": /^https:\/\/www\.(google\.com|recaptcha\.net)\/recaptcha\/(api|enterprise)\.js(\?|$)/,
  turnstile: /^https:\/\/challenges\.cloudflare\.com\/turnstile\/v\d+\/(\w+\/)?api\.js(\?|$)/,
  hcaptcha: /^https:\/\/(js\.)?hcaptcha\.com\/1\/(secure-)?api\.js(\?|$)/,
};

/**
 * A script's address as pages with `require-trusted-types-for 'script'` accept it. The policy is named `quire`, made
 * once a page, and lets nothing through but the script of the configured provider, this site's addresses, those of
 * origins that the loader's tag names, and what code has configured.
 */
export function trustedScriptUrl(url: string): string {
  const policy = pageSingleton("trusted-types-policy", () => {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    return trustedTypes?.createPolicy("quire", rules) ?? rules;
  });
  return policy.createScriptURL(url);
}

function ownUrl(url: string): string {
  const { href, protocol } = new URL(url, location.href);
  const provider = captcha()?.provider ?? "recaptcha-v3";
  if (isVouchedFor(href) || KNOWN[provider].test(href)) return href;
  if (!isFromMarkup("captcha") && (protocol === "https:" || isLoopback(href))) return href;
  throw new TypeError(
    `Refused as the address of ${provider}'s script: ${href}. Take the provider's own, or name its origin in data-origins="https://…" of the loader's tag.`,
  );
}

/** A captcha service on the developer's own machine. */
function isLoopback(href: string): boolean {
  return /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(href);
}
