/** What the page may say of a header; its attributes and props. Scroll positions in pixels. */
export interface HeaderOptions {
  readonly desktopBigBelow: number;
  readonly desktopSmallAbove: number;
  readonly mobileBigBelow: number;
  readonly mobileSmallAbove: number;
  readonly libraryHref: string;
  readonly accountHref: string;
}

/** content-2.20: at which scroll positions the logos are swapped. */
export const DEFAULTS: HeaderOptions = {
  desktopBigBelow: 100,
  desktopSmallAbove: 250,
  mobileBigBelow: 90,
  mobileSmallAbove: 200,
  libraryHref: "/my-library",
  accountHref: "",
};

export const OBSERVED = [
  "desktop-big-below",
  "desktop-small-above",
  "mobile-big-below",
  "mobile-small-above",
  "library-href",
  "account-href",
];

/** The options as the host's attributes say them, before the element's own code can tell what is wrong with them. */
export function optionsOf(host: Element): HeaderOptions {
  const number = (name: string, fallback: number) => {
    const text = host.getAttribute(name)?.trim();
    return text && Number(text) >= 0 ? Number(text) : fallback;
  };
  return {
    desktopBigBelow: number("desktop-big-below", DEFAULTS.desktopBigBelow),
    desktopSmallAbove: number("desktop-small-above", DEFAULTS.desktopSmallAbove),
    mobileBigBelow: number("mobile-big-below", DEFAULTS.mobileBigBelow),
    mobileSmallAbove: number("mobile-small-above", DEFAULTS.mobileSmallAbove),
    libraryHref: host.getAttribute("library-href") ?? DEFAULTS.libraryHref,
    accountHref: host.getAttribute("account-href") ?? DEFAULTS.accountHref,
  };
}
