import type { Catalogue, Product } from "@quire/example-reference-api";
import type { Page } from "../page.js";
import { productView } from "../views.js";

/** Where a content type does not take a mere "s". */
const shelfNames: Readonly<Record<string, string>> = { Audio: "Audio", "Case Study": "Case Studies" };

export function storePage(catalogue: Catalogue): Page {
  const groups = Map.groupBy(catalogue.products, ({ contentType }) => contentType);
  return {
    template: "store",
    title: "Store – The Quire Review",
    description: "Books, cases and reports from the Review’s own press.",
    values: {
      groups: [...groups].map(([name, products], index) => ({
        name: shelfNames[name] ?? `${name}s`,
        anchor: `shelf-${index + 1}`,
        products: products.map(productView),
      })),
    },
  };
}

/** Any address below `/product/` that names a product or one of its formats (content-2.2). */
export function productPage(catalogue: Catalogue, path: string, referral: string | null): Page | undefined {
  const segments = path.split("/");
  const product = productAt(catalogue, segments);
  if (!product) return undefined;
  const { availabilities, ...view } = productView(product);
  const related = relatedTo(catalogue, product);
  const named = availabilities.find(({ productId }) => segments.includes(productId));
  // A product's address may carry referral=digits (content-2.4); without it the cart has its own default.
  const carried = referral && /^\d+$/.test(referral) ? referral : undefined;
  return {
    template: "product",
    title: `${product.title} – The Quire Review`,
    description: product.subtitle,
    cartAsData: true,
    values: {
      ...view,
      availabilities: availabilities.map((one) => ({ ...one, chosen: one === named })),
      // A format's own address has it chosen.
      asked: named?.productId ?? product.id,
      referral: carried,
      related,
      // Beside what was added there is room for a few.
      closest: related.slice(0, 4),
    },
  };
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
