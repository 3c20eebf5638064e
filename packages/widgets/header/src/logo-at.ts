import type { HeaderOptions } from "./header-options.js";

export type Logo = "big" | "small";

/** Up to this width in pixels the positions for mobile count (content-9.1). */
export const MOBILE = 767;

/** Which logo stands at a scroll position; between the two positions, that which stood before (content-2.20). */
export function logoAt(scroll: number, isMobile: boolean, before: Logo, options: HeaderOptions): Logo {
  const big = isMobile ? options.mobileBigBelow : options.desktopBigBelow;
  const small = isMobile ? options.mobileSmallAbove : options.desktopSmallAbove;
  if (scroll < big) return "big";
  return scroll > small ? "small" : before;
}
