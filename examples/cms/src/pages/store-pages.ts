import type { Catalogue, Product } from "@quire/example-reference-api";
import type { Page } from "../page.js";
import { productView, shelfView } from "../views.js";

/** Irregular plurals of content types. */
const shelfNames: Readonly<Record<string, string>> = { Audio: "Audio", "Case Study": "Case Studies" };

/** Returns a shelf's name. Its slug is the address below `/store/` (content-2.2). */
const getShelf = ({ contentType }: Product) => shelfNames[contentType] ?? `${contentType}s`;
const getSlug = (shelf: string) => shelf.toLowerCase().replaceAll(" ", "-");

export function storePage({ products }: Catalogue): Page {
  const shelves = Map.groupBy(products, getShelf);
  return {
    template: "store",
    title: "Store – The Quire Review",
    description: "Books, cases and reports from the Review’s own press.",
    values: {
      groups: [...shelves].map(([name, products], index) => ({
        name,
        anchor: `shelf-${index + 1}`,
        shelfHref: `/store/${getSlug(name)}`,
        products: products.map(productView),
      })),
    },
  };
}

/** Returns a shelf of the store, whose products can be added to the cart there; undefined for an unknown one. */
export function shelfPage({ products }: Catalogue, slug: string): Page | undefined {
  const shown = products.filter((product) => getSlug(getShelf(product)) === slug);
  const [first] = shown;
  if (!first) return undefined;
  const name = getShelf(first);
  return {
    template: "store-shelf",
    title: `${name} – The Quire Review`,
    description: `${name} from the Review’s own press.`,
    values: { name, count: shown.length, one: shown.length === 1, products: shown.map(listedView) },
  };
}

/** Returns a product in a listing, where the page's own referral code is the default. */
function listedView(product: Product) {
  return { ...shelfView(product), referral: undefined, isListing: true };
}

/** Returns the page of any address below `/product/` that names a product or one of its formats (content-2.2). */
export function productPage(catalogue: Catalogue, request: Request): Page | undefined {
  const { pathname: path, searchParams } = new URL(request.url);
  const referral = searchParams.get("referral");
  const segments = path.split("/");
  const product = productAt(catalogue, segments);
  if (!product) return undefined;
  const { availabilities, ...view } = productView(product);
  const related = relatedTo(catalogue, product);
  const added = isAdded(segments, request);
  const named = availabilities.find(({ productId }) => segments.includes(productId));
  // A product's address may include referral=digits (content-2.4). Without it the cart uses its default.
  const carried = referral && /^\d+$/.test(referral) ? referral : undefined;
  return {
    template: "product",
    title: `${product.title} – The Quire Review`,
    description: product.subtitle,
    cartAsData: true,
    ...(added && { personal: true }),
    values: {
      ...view,
      availabilities: availabilities.map((one) => ({ ...one, chosen: one === named })),
      // An address with the id of one format preselects that format.
      asked: named?.productId ?? product.id,
      referral: carried,
      added,
      related,
      // Next to the added items there is room for a few products.
      closest: related.slice(0, 4),
    },
  };
}

/**
 * Recognizes a visit after adding on a listing. Such a visit has an address with `an` (content-2.3).
 * A bookmarked or shared address does not count.
 */
function isAdded(segments: readonly string[], { headers }: Request): boolean {
  return segments.includes("an") && headers.get("Sec-Fetch-Site") === "same-origin";
}

function productAt({ products }: Catalogue, segments: readonly string[]): Product | undefined {
  return products.find(
    ({ id, availabilities }) =>
      segments.includes(id) || availabilities.some(({ availabilityId }) => segments.includes(availabilityId)),
  );
}

function relatedTo({ products }: Catalogue, product: Product) {
  const others = products.filter((other) => other !== product);
  const sameTopic = others.filter(({ topic }) => topic === product.topic);
  return [...new Set([...sameTopic, ...others])].slice(0, 8).map(productView);
}
