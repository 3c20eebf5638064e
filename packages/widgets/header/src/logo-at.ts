import type { HeaderOptions } from "./header-options.js";

export type Logo = "big" | "small";

/** Up to this width in pixels the scroll positions for mobile apply (content-9.1). */
export const MOBILE = 767;

/** Returns the logo at a scroll position. Between the two positions the previous logo stays (content-2.20). */
export function logoAt(scroll: number, isMobile: boolean, before: Logo, options: HeaderOptions): Logo {
  const big = isMobile ? options.mobileBigBelow : options.desktopBigBelow;
  const small = isMobile ? options.mobileSmallAbove : options.desktopSmallAbove;
  if (scroll < big) return "big";
  return scroll > small ? "small" : before;
}
