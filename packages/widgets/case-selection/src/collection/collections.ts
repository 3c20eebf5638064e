import * as v from "valibot";

/** One case of a collection, with its PDF. */
export interface CollectionCase {
  readonly title: string;
  /** The PDF's address. An unsafe address is not shown. */
  readonly href: string;
  readonly dek?: string | undefined;
}

/** A collection of case studies: one tile (accounts-2.29). */
export interface Collection {
  /** Id of the collection, as in the URL's hash. */
  readonly id: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly cases: readonly CollectionCase[];
}

const Title = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Schema of the attribute `collections`. */
export const CollectionsSchema: v.GenericSchema<unknown, readonly Collection[]> = v.array(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    title: Title,
    description: v.optional(v.string()),
    cases: v.array(v.object({ title: Title, href: v.string(), dek: v.optional(v.string()) })),
  }),
);

const HEADINGS = "h1, h2, h3, h4, h5, h6";

const getText = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, " ").trim() ?? "";

/**
 * Reads the collections from a host's markup, as an old template's server writes it. Each is an element with
 * `data-collection`. It has a heading, paragraphs, and a list with a link to each case's PDF.
 */
export function readCollections(host: Element): readonly Collection[] {
  const found = [...host.querySelectorAll(":scope > [data-collection]")].map(readCollection);
  return found.filter(({ title, id }, index) => title && found.findIndex((one) => one.id === id) === index);
}

function readCollection(element: Element, index: number): Collection {
  const paragraphs = [...element.querySelectorAll("p")].map((one) => (one.closest("li") ? "" : getText(one)));
  return {
    id: element.id || `collection-${index + 1}`,
    title: getText(element.querySelector(HEADINGS)),
    description: paragraphs.filter(Boolean).join(" "),
    cases: [...element.querySelectorAll("li")].flatMap(readCase),
  };
}

function readCase(item: HTMLElement): CollectionCase[] {
  const link = item.querySelector("a");
  // A locked link has its address in `data-href`.
  const href = link?.getAttribute("href") ?? link?.dataset.href ?? "";
  const title = getText(link);
  return title ? [{ title, href, dek: getText(item.querySelector("p")) }] : [];
}
