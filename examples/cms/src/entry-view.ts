import type { Item } from "@quire/example-reference-api";
import type { StreamEntry } from "@quire/services/contract";
import { formatDate } from "./dates.js";

/** Converts an item to the names that list templates use. */
export function itemView(item: Item) {
  const { id, title, summary, url, topic, authors, contentType, image, published, kind, seriesLabel } = item;
  return {
    id,
    title,
    summary,
    href: url,
    topic,
    contentType,
    image,
    isCover: kind === "product" || kind === "issue",
    imageWidth: kind === "issue" ? 300 : 1200,
    imageHeight: kind === "issue" ? 400 : 800,
    series: seriesLabel,
    published,
    date: published && formatDate(published),
    byline: authors.length > 0 ? `By ${authors.join(", ")}` : "",
    saved: savedItem(item),
  };
}

/** Returns the data of a save trigger as JSON. */
export function savedItem({ id, title, url, topic, authors, contentType, image, summary, listPrice }: Item) {
  const price = listPrice === undefined ? {} : { listPrice };
  return JSON.stringify({ id, title, url, topic, authors, contentType, image, summary, ...price });
}

/** Converts an entry of the API in the same way, for pages of one user. */
export function entryView(entry: StreamEntry) {
  const authors = entry.author.map(({ name }) => name);
  const day = entry.published.slice(0, 10);
  return {
    id: entry.id,
    title: entry.title,
    summary: entry.summary,
    href: entry.content.src || entry.productLink,
    topic: entry.category.term,
    contentType: entry.contentType,
    image: entry.image,
    isCover: entry.productLink !== "",
    series: entry.content.seriesLabel,
    published: day,
    date: /^\d{4}-\d\d-\d\d$/.test(day) ? formatDate(day) : "",
    byline: authors.length > 0 ? `By ${authors.join(", ")}` : "",
  };
}
