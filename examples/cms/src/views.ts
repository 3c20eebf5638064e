import type { Article, Availability, Product, Topic } from "@quire/example-reference-api";
import { formatDate, formatEdition } from "./dates.js";
import { escapeHtml } from "./template.js";

const wordsPerMinute = 220;

/** Formats `["A"]` as "A" and `["A", "B", "C"]` as "A, B and C". */
const names = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Converts an article to the names that templates use. */
export function articleView(article: Article, topicHref: string) {
  const month = String(article.month).padStart(2, "0");
  const words = article.body.join(" ").split(/\s+/).length;
  return {
    ...article,
    href: `/${article.year}/${month}/${article.slug}`,
    art: `/art/${article.slug}.svg`,
    topicName: article.topic,
    topicHref,
    byline: `by ${names.format(article.authors)}`,
    date: formatDate(article.published),
    edition: formatEdition(article.published),
    minutes: Math.max(1, Math.round(words / wordsPerMinute)),
    paragraphs: article.body.map((text, index) => ({ html: paragraphHtml(text, index) })),
  };
}

/** Renders a paragraph as the old editor did: escaped, with a break after the first one. */
function paragraphHtml(text: string, index: number): string {
  return index === 0 ? `${escapeHtml(text)}<br />` : escapeHtml(text);
}

export function topicView(topic: Topic) {
  return { topicName: topic.name, topicHref: `/topic/${topic.slug}` };
}

/** Converts a product to the names that templates use. */
export function productView(product: Product) {
  const href = `/product/${product.slug}/${product.id}`;
  return {
    ...product,
    href,
    cover: `/cover/${product.id}.svg`,
    authorLine: names.format(product.authors),
    byline: `by ${names.format(product.authors)}`,
    priceLine: priceLine(product),
    availabilities: product.availabilities.map((availability) =>
      availabilityView(product, availability, href),
    ),
  };
}

/** Converts a product for a shelf next to an article, with its first format that is not sold out. */
export function shelfView(product: Product) {
  const view = productView(product);
  const offered = view.availabilities.find(({ soldOut }) => !soldOut) ?? view.availabilities[0];
  return { ...view, ...offered, referral: "03069" };
}

function availabilityView(product: Product, availability: Availability, productUrl: string) {
  return {
    productId: availability.availabilityId,
    productUrl,
    title: product.title,
    format: availability.format,
    language: availability.language,
    amount: availability.listPrice,
    price: formatPrice(availability.listPrice, product.currency),
    type: availability.lineType.toLowerCase(),
    soldOut: availability.status === "S",
    comingSoon: availability.status === "F" ? formatDate(product.publicationDate) : undefined,
  };
}

function priceLine({ availabilities, currency }: Product): string {
  const prices = availabilities.map(({ listPrice }) => Number(listPrice));
  const lowest = formatPrice(String(Math.min(...prices)), currency);
  return Math.min(...prices) === Math.max(...prices) ? lowest : `from ${lowest}`;
}

/** Formats `"12.95"` as "$12.95". */
export function formatPrice(amount: string, currency: string): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(Number(amount));
}
