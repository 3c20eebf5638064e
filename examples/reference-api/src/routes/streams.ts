import {
  analyticServicesStream,
  ascendStream,
  followingStream,
  historyStream,
  listStream,
  magazineStream,
  orderedStream,
  savesStream,
  searchStream,
  visualLibraryStream,
  webinarsStream,
} from "@quire/services/contract";
import type { ApiApp, ApiContext } from "../api-env.js";
import type { Item, Kind } from "../items.js";
import { getProfile } from "../profile.js";
import { getPurchaseEntry } from "../purchase-entry.js";
import { route } from "../route.js";
import type { Save } from "../saves.js";
import { type Search, searchItems } from "../search-items.js";
import type { State } from "../state.js";
import { type Entry, getEntry, getSavedEntry, getSavedItem, getVisualEntry } from "../stream-entry.js";
import { getPage, getSlice, type Page, pageWith } from "../stream-page.js";
import { requireFolder } from "./require-folder.js";
import { requireAccount } from "./user.js";

const ACTIVITIES = ["read", "watched", "shared"];

/** Registers every stream of content-7.2. Each call returns one page. */
export function registerStreams(app: ApiApp, state: State): void {
  registerOwnStreams(app, state);
  registerFollowingStream(app, state);

  const browse = (kind: Kind, search: Search, page: Page) =>
    list(
      state.items.all.filter((item) => item.kind === kind),
      search,
      page,
    );
  const list = (items: readonly Item[], search: Search, page: Page) => {
    const found = searchItems(items, {
      ...search,
      sort: search.sort ?? (search.term ? "relevance" : "date"),
    });
    return getPage(
      state,
      "content",
      page,
      found.map((item) => getEntry(item)),
    );
  };
  route(app, webinarsStream, ({ params, query }) => browse("webinar", query, params));
  route(app, analyticServicesStream, ({ params, query }) => browse("report", query, params));
  route(app, ascendStream, ({ params, query }) => browse("ascend", query, params));
  route(app, magazineStream, ({ params, query }) => list(state.items.issues, query, params));
  route(app, searchStream, async ({ c, params, query }) => {
    await state.limits.take(c, "search");
    const found = searchItems(state.items.all, query).map((item) => getEntry(item));
    return getPage(state, "content", params, found);
  });
  route(app, visualLibraryStream, ({ c, params, query }) => {
    const subscriberId = getSubscriberId(c, state);
    const items = state.items.all.filter(({ kind }) => kind === "visual");
    const found = searchItems(items, { ...query, sort: query.sort ?? (query.term ? "relevance" : "date") });
    return getPage(
      state,
      "content",
      params,
      found.map((item) => getVisualEntry(item, subscriberId)),
    );
  });
}

/** Registers the streams of one user: saved, read and bought items. */
function registerOwnStreams(app: ApiApp, state: State): void {
  const { saves, history, purchases, items } = state;

  /** Returns a page of saved items, of one folder if it is given. Without a search, only that page is read. */
  function savedPage(accountId: number, search: Search, page: Page, folderId?: string) {
    const toEntry = (save: Save) => getSavedEntry(save, items.byId(save.id), folderId);
    const count = saves.count(accountId, folderId);
    if (!search.term && !search.sort && !search.order) {
      const entries = saves.list(accountId, getSlice(page), folderId).map(toEntry);
      return pageWith(state, "library", page, entries, count);
    }
    const all = saves.list(accountId, { offset: 0, limit: count }, folderId);
    return getPage(state, "library", page, searchSaves(all, search, items.byId).map(toEntry));
  }

  route(app, savesStream, ({ c, params, query }) => savedPage(requireAccount(c, state).id, query, params));

  route(app, listStream, ({ c, params, query }) => {
    const { id } = requireAccount(c, state);
    return savedPage(id, query, params, requireFolder(state, id, params.listId).id);
  });

  route(app, historyStream, ({ c, params, query }) => {
    const { id } = requireAccount(c, state);
    const activity = ACTIVITIES.find((one) => one === query.activity);
    const entries = history.list(id, getSlice(params), activity).flatMap((deed): Entry[] => {
      const item = items.byId(deed.item_id);
      const { provider, shared_with: sharedWith } = deed;
      return item ? [getEntry(item, { activity: deed.activity, provider, sharedWith })] : [];
    });
    return pageWith(state, activity ?? "activity", params, entries, history.count(id, activity));
  });

  route(app, orderedStream, ({ c, params }) => {
    const { id } = requireAccount(c, state);
    const entries = purchases
      .list(id, getSlice(params))
      .map((purchase) => getPurchaseEntry(purchase, state.shop));
    return pageWith(state, "ordered", params, entries, purchases.count(id));
  });
}

/** Finds and sorts saved items. Their date is that of the save, and by default the latest is first. */
function searchSaves(
  all: readonly Save[],
  { term, sort = "date", order }: Search,
  byId: State["items"]["byId"],
): Save[] {
  const saveOf = new Map(all.map((save) => [save.id, save]));
  // Oldest first, so that saves of the same millisecond stay in order.
  const found = all.toReversed().map((save) => ({
    ...getSavedItem(save, byId(save.id)),
    published: String(save.saved).padStart(15, "0"),
  }));
  return searchItems(found, { term, sort, order }).flatMap(({ id }) => saveOf.get(id) ?? []);
}

function registerFollowingStream(app: ApiApp, state: State): void {
  route(app, followingStream, ({ c, params, query }) => {
    const { id } = requireAccount(c, state);
    const followed = state.follows.list(id, "topic");
    const topic = state.topics.find(({ name, slug }) => [name, slug].includes(query.filter ?? ""));
    const topicNames = query.filter
      ? followed.filter((name) => name === (topic?.name ?? query.filter))
      : followed;
    const items = state.items.all.filter(
      ({ kind, topic: about }) => kind !== "topic" && topicNames.includes(about),
    );
    const found = searchItems(items, { sort: "date" }).map((item) => getEntry(item));
    const page = getPage(state, "topics", params, found);
    // The displayed items are no longer unread, and the profile shows that.
    const shown = (page.entries ?? []).map((entry) => String(entry.id));
    if (state.topicViews.add(id, topicNames, shown)) state.accounts.touch(id);
    return page;
  });
}

/** Returns the subscriber id for download addresses; empty for other users. */
function getSubscriberId(c: ApiContext, state: State): string {
  const accountId = state.sessions.getAccount(c);
  const account = accountId === undefined ? undefined : state.accounts.byId(accountId);
  return (account && getProfile(account, state).subscriber?.digest) ?? "guest";
}
