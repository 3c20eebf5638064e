import type { StreamEntrySchema } from "@quire/services/contract";
import type { InferInput } from "valibot";
import type { Item } from "./items.js";
import type { Save } from "./saves.js";

export type Entry = InferInput<typeof StreamEntrySchema>;
type Content = NonNullable<Entry["content"]>;

/** Builds an entry of a stream from an item (content-3.13). */
export function getEntry(item: Item, content: Content = {}): Entry {
  return {
    id: item.id,
    title: item.title,
    summary: item.summary,
    published: item.published,
    contentType: item.contentType,
    image: item.image,
    author: item.authors.map((name) => ({ name })),
    category: { term: item.topic },
    ...(item.listPrice !== undefined && { listPrice: item.listPrice, productLink: item.url }),
    ...(item.productStatus !== undefined && { productStatus: item.productStatus }),
    ...(item.items && { items: [...item.items] }),
    content: {
      id: item.id,
      src: item.url,
      image: item.image,
      format: item.contentType,
      seriesLabel: item.seriesLabel ?? "",
      ...content,
    },
  };
}

/** Builds the entry of a visual library item. `subscriberId` is part of the file's address (content-2.12). */
export function getVisualEntry(item: Item, subscriberId: string): Entry {
  const { asset = "" } = item;
  const link = `/visual-library/download/${subscriberId}/${asset}`;
  return getEntry(item, { asset, hasDownloads: true, downloads: [{ link, format: "SVG" }] });
}

/** Returns the item of a save. `known` adds fields that pages do not send. */
export function getSavedItem(save: Save, known: Item | undefined): Item {
  return {
    kind: "article",
    published: "",
    ...known,
    id: save.id,
    title: save.title,
    summary: save.summary || (known?.summary ?? ""),
    url: save.url || (known?.url ?? ""),
    topic: save.topic || (known?.topic ?? ""),
    authors: save.authors.length > 0 ? save.authors : (known?.authors ?? []),
    contentType: save.contentType || (known?.contentType ?? ""),
    image: save.image || (known?.image ?? ""),
  };
}

/** Builds the entry of a saved item. */
export function getSavedEntry(save: Save, known: Item | undefined, listId = ""): Entry {
  const entry = getEntry(getSavedItem(save, known), {
    activity: save.activityType,
    readOnly: save.readOnly,
    saved: save.saved === 0 ? "" : new Date(save.saved).toISOString(),
    selectable: !save.readOnly,
    list: { id: listId },
  });
  return save.listPrice === "" ? entry : { ...entry, listPrice: save.listPrice };
}
