import { formatDay, formatMoney, jsonText, parseMoney, safeHref } from "@quire/core";
import type { StreamEntry } from "@quire/services/contract";
import { getEntryKey, getItemId } from "@quire/services/streams";

/** The visible fields of an entry. Texts are unchanged; addresses are safe, or `undefined`. */
export interface VisibleEntry {
  readonly key: string;
  readonly title: string;
  readonly href: string | undefined;
  /** Content type, series and topic. */
  readonly labels: readonly string[];
  readonly summary: string;
  readonly authors: readonly string[];
  /** The date, for example 'November 05, 2026'. */
  readonly day: string | undefined;
  readonly dateTime: string;
  /** The date of the save. */
  readonly savedDay: string | undefined;
  readonly price: string | undefined;
  readonly isComingSoon: boolean;
  readonly image: string | undefined;
}

export function getEntryLook(entry: StreamEntry, locale: string): VisibleEntry {
  const { title, summary, contentType, published, content } = entry;
  const labels = [contentType || content.format, content.seriesLabel, entry.category.term];
  return {
    key: getEntryKey(entry),
    title,
    href: getHref(entry),
    labels: [...new Set(labels.filter(Boolean))],
    summary,
    authors: entry.author.map(({ name }) => name).filter(Boolean),
    day: formatDay(published, locale),
    dateTime: published,
    savedDay: formatDay(content.saved, locale),
    price: getMoney(entry.listPrice, locale),
    isComingSoon: entry.productStatus === "F",
    image: getImage(entry),
  };
}

const getHref = ({ content, productLink }: StreamEntry) => safeHref(content.src) ?? safeHref(productLink);
const getImage = ({ content, image }: StreamEntry) => safeHref(image) ?? safeHref(content.image);

/** Formats an amount of the API in the page's locale. Returns `undefined` for an invalid amount. */
function getMoney(amount: string | number | null | undefined, locale: string): string | undefined {
  if (amount === null || amount === undefined || amount === "") return undefined;
  const money = parseMoney(amount);
  return money && formatMoney(money, locale);
}

/** Maximum lengths in a call that saves an item (content-3.9). */
const LONGEST = { title: 500, authors: 50, author: 200, summary: 5000, other: 2048 };

/** Returns the item of an entry as JSON for a trigger's `data-item` (content-3.9). */
export function getItemJson(entry: StreamEntry): string {
  const { title, summary, contentType, category, listPrice } = entry;
  const cut = (value: string) => value.slice(0, LONGEST.other);
  return jsonText({
    id: getItemId(entry),
    title: title.slice(0, LONGEST.title),
    url: getHref(entry) ?? "",
    topic: cut(category.term),
    authors: entry.author.slice(0, LONGEST.authors).map(({ name }) => name.slice(0, LONGEST.author)),
    contentType: cut(contentType),
    image: getImage(entry) ?? "",
    summary: summary.slice(0, LONGEST.summary),
    ...(listPrice !== null && listPrice !== undefined && { listPrice }),
  });
}

/**
 * Returns the downloadable files (content-2.50, content-6.7). The paywall flag shows them to everyone. Otherwise each
 * subscriber has their own links.
 */
export function getDownloads(
  { content }: StreamEntry,
  isPaywallEnabled: boolean,
  subscriberId: string,
): readonly { readonly href: string; readonly format: string }[] {
  const { asset, downloads, format } = content;
  if (!asset) return [];
  if (isPaywallEnabled && downloads.length > 0) {
    return downloads.flatMap(({ link, format }) => {
      const href = safeHref(link);
      return href ? [{ href, format }] : [];
    });
  }
  const reader = subscriberId || (isPaywallEnabled ? "guest" : "");
  if (!reader) return [];
  const href = `/visual-library/download/${encodeURIComponent(reader)}/${encodeURIComponent(asset)}`;
  return [{ href, format: downloads[0]?.format ?? format }];
}
