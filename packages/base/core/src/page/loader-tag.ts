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

/** Accepts addresses on the page's own origin, or on an origin of the loader tag's `data-origins="https://…"`. */
export function isVouchedFor(address: string): boolean {
  const origins = loaderTag()?.tag?.dataset.origins?.split(/\s+/) ?? [];
  if (!URL.canParse(address, location.href)) return false;
  const { origin } = new URL(address, location.href);
  return origin === location.origin || origins.includes(origin);
}
