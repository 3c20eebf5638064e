/** A constructor of `Intl`, such as `Intl.NumberFormat`. */
type FormatKind<Format, Options> = new (locale: string, options?: Options) => Format;

const formats = new Map<string, unknown>();

/**
 * Returns a format of `Intl`. It is kept, because creating one is slow.
 * @example
 * getFormat(Intl.NumberFormat, "de", { style: "percent" }).format(0.19);
 */
export function getFormat<Format, Options>(
  Kind: FormatKind<Format, Options>,
  locale: string,
  options?: Options,
): Format {
  const key = Kind.name + locale + JSON.stringify(options);
  const format = (formats.get(key) as Format | undefined) ?? new Kind(locale, options); // The key contains the kind.
  formats.set(key, format);
  return format;
}
