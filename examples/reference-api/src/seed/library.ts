import type { Folders } from "../folders.js";
import type { Activity, History } from "../history.js";
import type { Item, Items } from "../items.js";
import type { Purchases } from "../purchases.js";
import type { Save, Saves } from "../saves.js";
import { catalogue } from "./catalogue.js";
import { ordersFor } from "./orders.js";

interface FolderOptions {
  readonly name: string;
  readonly description?: string;
  readonly slug?: string;
  readonly readOnly?: boolean;
  /** Number of saves in the folder. Each folder starts after the saves of the previous one. */
  readonly items?: number;
}

/** Initial library of an account. */
export interface LibraryOptions {
  /** Number of saves: items of the site first, then invented ones. */
  readonly saves?: number;
  readonly folders?: readonly FolderOptions[];
  /** Number of articles read, webinars watched and articles shared. */
  readonly history?: Partial<Record<Activity, number>>;
  readonly orders?: number;
}

export interface Shelf {
  readonly saves: Saves;
  readonly folders: Folders;
  readonly history: History;
  readonly purchases: Purchases;
  readonly items: Items;
}

/** The time of the latest save. Each earlier one is some hours older. */
const LATEST_SAVE = Date.UTC(2026, 10, 26, 9);
const BETWEEN_SAVES = 5 * 3_600_000;

/** Fills an empty library. */
export function stock(shelf: Shelf, accountId: number, options: LibraryOptions): void {
  const itemsToAdd = itemsToSave(shelf.items.all, options.saves ?? 0);
  const places = getPlaces(options.folders ?? [], itemsToAdd.length);
  const fixed = new Set(places.flatMap(({ folder, indices }) => (folder.readOnly ? indices : [])));
  const saved = new Map<number, Save>();
  // The first item of the list is the latest, so it is saved last.
  for (const [index, item] of [...itemsToAdd.entries()].reverse()) {
    const save = { ...getSave(item), saved: LATEST_SAVE - index * BETWEEN_SAVES, readOnly: fixed.has(index) };
    saved.set(index, shelf.saves.seed(accountId, save));
  }
  for (const { folder, indices } of places) makeFolder(shelf, accountId, folder, indices, saved);
  remember(shelf, accountId, options.history ?? {});
  for (const order of ordersFor(accountId, options.orders ?? 0, catalogue().products))
    shelf.purchases.add(order);
}

function itemsToSave(all: readonly Item[], count: number): readonly Item[] {
  const known = all.filter(({ kind }) => kind !== "topic" && kind !== "issue").slice(0, count);
  const articles = all.filter(({ kind }) => kind === "article");
  const invented = Array.from({ length: count - known.length }, (_, index) => {
    const model = articles[index % articles.length];
    return model && { ...model, id: `copy-${index + 1}`, title: `${model.title}, reading ${index + 2}` };
  });
  return [...known, ...invented.filter((item) => item !== undefined)];
}

/** Assigns saves to folders. */
function getPlaces(folders: readonly FolderOptions[], count: number) {
  let next = 0;
  return folders.map((folder) => {
    const length = Math.min(folder.items ?? 0, count - next);
    const indices = Array.from({ length }, (_, index) => next + index);
    next += length;
    return { folder, indices };
  });
}

function makeFolder(
  { folders }: Shelf,
  accountId: number,
  { name, description = "", slug, readOnly = false }: FolderOptions,
  indices: readonly number[],
  saved: ReadonlyMap<number, Save>,
): void {
  const made = folders.create(accountId, {
    name,
    description,
    readOnly,
    ...(slug !== undefined && { slug }),
  });
  if (typeof made === "string") return;
  for (const index of indices) {
    const save = saved.get(index);
    if (save) folders.file(made, save);
  }
}

function remember(
  { history, items }: Shelf,
  accountId: number,
  counts: Partial<Record<Activity, number>>,
): void {
  const of = (kind: Item["kind"], count = 0) =>
    items.all.filter((item) => item.kind === kind).slice(0, count);
  for (const { id } of of("webinar", counts.watched).reverse()) history.add(accountId, "watched", id);
  for (const { id } of of("article", counts.shared).reverse()) {
    history.add(accountId, "shared", id, { provider: "email", sharedWith: ["colleague@quire.test"] });
  }
  for (const { id } of of("article", counts.read).reverse()) history.add(accountId, "read", id);
}

function getSave({ id, title, url, topic, authors, contentType, image, summary, listPrice = "" }: Item) {
  return {
    id,
    title,
    url,
    topic,
    authors: [...authors],
    contentType,
    image,
    summary,
    listPrice,
    activityType: "saved",
  };
}
