/** Attributes and props of a header. Scroll positions in pixels. */
export interface HeaderOptions {
  readonly desktopBigBelow: number;
  readonly desktopSmallAbove: number;
  readonly mobileBigBelow: number;
  readonly mobileSmallAbove: number;
  readonly libraryHref: string;
  readonly accountHref: string;
}

/** Default scroll positions at which the logos are swapped (content-2.20). */
export const DEFAULTS: HeaderOptions = {
  desktopBigBelow: 100,
  desktopSmallAbove: 250,
  mobileBigBelow: 90,
  mobileSmallAbove: 200,
  libraryHref: "/my-library",
  accountHref: "",
};
