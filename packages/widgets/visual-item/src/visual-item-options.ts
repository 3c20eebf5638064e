import { jsonOf } from "@quire/plain-parts";
import type { Download } from "./downloads-for.js";

/** What shows of an item, and what is saved of it; it may hold more (content-3.9, saved item). */
export interface VisualItemData {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly image?: string | undefined;
  readonly summary?: string | undefined;
}

/** What a page may say of a visual item; its attributes and props. */
export interface VisualItemOptions {
  readonly item: VisualItemData | undefined;
  readonly asset: string;
  readonly downloads: readonly Download[];
  readonly paywallEnabled: boolean;
  /** It cannot be saved (content-6.10). */
  readonly readOnly: boolean;
  readonly subscribeHref: string;
}

export const SUBSCRIBE = "/subscriptions";

export const ATTRIBUTES = ["item", "asset", "downloads", "paywall-enabled", "read-only", "subscribe-href"];

/** The options as the host's attributes say them. */
export function optionsOf(host: Element): VisualItemOptions {
  const said = (name: string) => host.getAttribute(name)?.trim() ?? "";
  const isSaid = (name: string) => host.hasAttribute(name) && said(name) !== "false";
  return {
    item: jsonOf(host, "item", isItem),
    asset: said("asset"),
    downloads: jsonOf(host, "downloads", isDownloads) ?? [],
    paywallEnabled: isSaid("paywall-enabled"),
    readOnly: isSaid("read-only"),
    subscribeHref: said("subscribe-href") || SUBSCRIBE,
  };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};
const isText = (value: unknown) => typeof value === "string";
const isTextOrAbsent = (value: unknown) => value === undefined || isText(value);

function isItem(value: unknown): value is VisualItemData {
  const { id, title, url, image, summary } = fieldsOf(value);
  return [id, title, url].every(isText) && [image, summary].every(isTextOrAbsent);
}

function isDownloads(value: unknown): value is readonly Download[] {
  return (
    Array.isArray(value) && value.every((one) => [fieldsOf(one).link, fieldsOf(one).format].every(isText))
  );
}
