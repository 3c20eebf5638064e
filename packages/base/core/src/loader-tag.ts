import { runtime } from "./runtime.js";

/** The loader's own tag, and the configuration block that the tag vouches for. */
export interface LoaderTag {
  /** None where no tag of the page can be told to be the loader's, as after `import("…/quire.js")`. */
  readonly tag?: HTMLScriptElement | undefined;
  readonly block?: Element | undefined;
}

/** A configuration block; whether it counts, the loader's tag says. */
export const CONFIGURATION_BLOCK = 'script[type="application/json"][data-quire-config]';

/** The page's loader; nothing where a page uses packages alone. */
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
