/** The version of this build, which the build inserts. All packages have the same version. */
export const RELEASE = process.env.QUIRE_RELEASE ?? "";

/** The content of a host's `data-quire-prerendered`. */
interface PrerenderedMark {
  /** The release that prerendered the host. */
  readonly release: string;
  readonly locale: string;
  /** For each element in document order, its position in the order of creation. */
  readonly order: readonly number[];
}

/** Formats a mark for `data-quire-prerendered`. */
export const formatMark = ({ release, locale, order }: PrerenderedMark): string =>
  [release, locale, ...order].join(" ");

/** Parses a host's mark. Returns undefined if there is no valid mark. */
export function getPrerendered({ dataset }: HTMLElement): PrerenderedMark | undefined {
  const [release = "", locale, ...order] = (dataset.quirePrerendered ?? "").split(" ");
  return locale ? { release, locale, order: order.map(Number) } : undefined;
}
