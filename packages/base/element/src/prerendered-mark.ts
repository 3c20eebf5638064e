/** What a host's `data-quire-prerendered` says. */
interface PrerenderedMark {
  /** The version that has made it. */
  readonly release: string;
  readonly locale: string;
  /** Of each element of the shadow root, in document order: as the how many-eth it was made. */
  readonly order: readonly number[];
}

/** For `data-quire-prerendered`. */
export const markOf = ({ release, locale, order }: PrerenderedMark): string =>
  [release, locale, ...order].join(" ");

export function prerenderedOf({ dataset }: HTMLElement): PrerenderedMark | undefined {
  const [release = "", locale, ...order] = (dataset.quirePrerendered ?? "").split(" ");
  return locale ? { release, locale, order: order.map(Number) } : undefined;
}
