/** The data of a product that a slide shows. */
export interface CarouselItem {
  readonly title: string;
  readonly href?: string | undefined;
  readonly image?: string | undefined;
  readonly contentType?: string | undefined;
  readonly authors?: readonly string[] | undefined;
  /** The formatted price: `$12.95`. */
  readonly price?: string | undefined;
}

const OPTIONAL = ["href", "image", "contentType", "price"];

/** Returns true if a value is valid for the attribute `items`. */
export function isItems(value: unknown): value is readonly CarouselItem[] {
  return Array.isArray(value) && value.every(isItem);
}

function isItem(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { title, authors = [], ...others }: Record<string, unknown> = { ...value };
  return (
    typeof title === "string" && isTexts(authors) && OPTIONAL.every((key) => isTexts([others[key] ?? ""]))
  );
}

const isTexts = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === "string");
