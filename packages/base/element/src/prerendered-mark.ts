/** What a host's `data-quire-prerendered` says. */
interface PrerenderedMark {
  readonly locale: string;
  /** Of each element of the shadow root, in document order: as the how many-eth it was made. */
  readonly order: readonly number[];
}

/** For `data-quire-prerendered`. */
export const markOf = ({ locale, order }: PrerenderedMark): string => [locale, ...order].join(" ");

export function prerenderedOf({ dataset }: HTMLElement): PrerenderedMark | undefined {
  const [locale, ...order] = dataset.quirePrerendered?.split(" ") ?? [];
  return !locale ? undefined : { locale, order: order.map(Number) };
}
