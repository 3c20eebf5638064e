import { runtime } from "./runtime.js";

/** The loader's own tag, and the configuration block that the tag vouches for. */
export interface LoaderTag {
  /** Undefined if the loader's tag is unknown, as after `import("…/quire.js")`. */
  readonly tag?: HTMLScriptElement | undefined;
  readonly block?: Element | undefined;
}

/** Selector of configuration blocks. The loader's tag decides which one is used. */
export const CONFIGURATION_BLOCK = 'script[type="application/json"][data-quire-config]';

/** Returns the page's loader tag, or undefined on a page that uses packages only. */
export function loaderTag(): LoaderTag | undefined {
  return runtime().shared.get("loader-tag") as LoaderTag | undefined; // Written by the loader alone.
}

/** The origin of an address on the web. */
const getOrigin = (address: string) =>
  URL.canParse(address, location.href) && /^https?:\/\/.*/.exec(new URL(address, location.href).origin)?.[0];

/**
 * Accepts addresses on the page's own origin, on an origin of the loader tag's `data-origins="https://…"`, and on an origin
 * that the tag itself sets, as `data-api="https://api.example.com/"`.
 */
export function isVouchedFor(address: string): boolean {
  const { origins, api, site, service, captchaSrc, paymentSrc } = loaderTag()?.tag?.dataset ?? {};
  const vouched = ["/", origins, api, site, service, captchaSrc, paymentSrc].join(" ").split(/\s+/);
  const origin = getOrigin(address);
  return !!origin && vouched.some((one) => getOrigin(one) === origin);
}
