import type { Download } from "./downloads-for.js";

/** The displayed and saved data of an item; it may hold more (content-3.9, saved item). */
export interface VisualItemData {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly image?: string | undefined;
  readonly summary?: string | undefined;
}

/** Attributes and props of a visual item. */
export interface VisualItemOptions {
  readonly item: VisualItemData | undefined;
  readonly asset: string;
  readonly downloads: readonly Download[];
  readonly paywallEnabled: boolean;
  /** True if the item cannot be saved (content-6.10). */
  readonly readOnly: boolean;
  readonly subscribeHref: string;
}

export const SUBSCRIBE = "/subscriptions";

const getFields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};
const isText = (value: unknown) => typeof value === "string";
const isTextOrAbsent = (value: unknown) => value === undefined || isText(value);

/** Returns true if a value is an item with the data that the widget needs. */
export function isItem(value: unknown): value is VisualItemData {
  const { id, title, url, image, summary } = getFields(value);
  return [id, title, url].every(isText) && [image, summary].every(isTextOrAbsent);
}

export function isDownloads(value: unknown): value is readonly Download[] {
  return (
    Array.isArray(value) && value.every((one) => [getFields(one).link, getFields(one).format].every(isText))
  );
}
