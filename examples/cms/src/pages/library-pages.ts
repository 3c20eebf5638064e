import { FolderSchema, StreamPageSchema } from "@quire/services/contract";
import { Hono } from "hono";
import * as v from "valibot";
import { type Asker, askApi } from "../ask-api.js";
import { entryView } from "../entry-view.js";
import type { Page } from "../page.js";
import { PLAIN, plainVisitorOf } from "../visitor.js";
import type { Show } from "./show.js";

const TABS = [
  { name: "library", label: "Library", path: "/my-library" },
  { name: "following", label: "Following", path: "/my-library/following" },
  { name: "history", label: "History", path: "/my-library/history" },
  { name: "orders", label: "Orders", path: "/order-history" },
] as const;
type Tab = (typeof TABS)[number];

/** As many entries as the API gives at once; a plain page has no further ones. */
const MOST = 100;
const ListsSchema = v.object({ lists: v.array(FolderSchema) });

/** What readers have saved, follow, have read and bought (content-2.5), for all readers one page a tab. */
export function libraryPages(show: Show, api: Asker["api"]): Hono {
  const app = new Hono();
  const [library, ...others] = TABS;
  app.get(library.path, async (c) => show(c, await libraryPage(library, { api, request: c.req.raw })));
  app.get("/my-library/library/:slug", async (c) =>
    show(c, await libraryPage(library, { api, request: c.req.raw }, c.req.param("slug"))),
  );
  for (const tab of others) {
    app.get(tab.path, async (c) => show(c, await libraryPage(tab, { api, request: c.req.raw })));
  }
  return app;
}

async function libraryPage(tab: Tab, asker: Asker, slug = ""): Promise<Page> {
  const path = slug ? `/my-library/library/${encodeURIComponent(slug)}` : tab.path;
  const visitor = await plainVisitorOf(asker.api, asker.request);
  return {
    template: "my-library",
    title: `${tab.name === "library" ? "My library" : tab.label} – The Quire Review`,
    // What says "active folder" to the widgets is the address; a plain page is for one reader alone.
    ...(visitor && { personal: true }),
    values: {
      tabs: TABS.map(({ name, label, path: href }) => ({
        label,
        tabHref: visitor ? `${href}?${PLAIN}` : href,
        current: name === tab.name,
      })),
      [tab.name]: true,
      plainHref: `${path}?${PLAIN}`,
      isOpening: visitor === undefined,
      isGuest: visitor === "guest",
      signInHref: `/sign-in?return=${encodeURIComponent(`${path}?${PLAIN}`)}`,
      ...(visitor && visitor !== "guest" && (await plainValues(tab, asker, slug))),
    },
  };
}

/** The lists of a page that is made for one reader: without script there is nobody else to make them. */
async function plainValues({ name }: Tab, asker: Asker, slug: string) {
  const streams = {
    library: slug ? `user/list/${encodeURIComponent(slug)}` : "user/saves",
    following: "components/myhbr/following",
    history: "user/history",
    orders: "ordered",
  };
  const stream = `/api/${streams[name]}/1/${MOST}?format=json`;
  const page = await askApi(asker, stream, StreamPageSchema);
  const lists = name === "library" ? await askApi(asker, "/api/user/lists", ListsSchema) : undefined;
  const entries = (page?.entries ?? []).map(entryView);
  return {
    entries,
    isEmpty: entries.length === 0,
    folders: lists?.lists.map((folder) => ({
      folderName: folder.name,
      folderHref: `/my-library/library/${encodeURIComponent(folder.slug)}?${PLAIN}`,
      isActive: folder.slug === slug,
    })),
  };
}
