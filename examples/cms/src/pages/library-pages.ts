import { FolderSchema } from "@quire/services/contract";
import { Hono } from "hono";
import * as v from "valibot";
import { type Asker, askApi } from "../ask-api.js";
import type { Page } from "../page.js";
import { plainList } from "../plain-list.js";
import { PLAIN } from "../visitor.js";
import type { Show } from "./show.js";

const TABS = [
  { name: "library", label: "Saved", path: "/my-library" },
  { name: "following", label: "Following", path: "/my-library/following" },
  { name: "history", label: "History", path: "/my-library/history" },
  { name: "orders", label: "Orders", path: "/my-library/orders" },
] as const;
type Tab = (typeof TABS)[number];

const ListsSchema = v.object({ lists: v.array(FolderSchema) });

/** Pages for saved, followed, read and bought items (content-2.5), one page for each tab. */
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
  const list = await plainList(asker, path, getStream(tab, slug));
  return {
    template: "my-library",
    title: `${tab.name === "library" ? "My Library" : tab.label} – The Quire Review`,
    // The address names the active folder. A plain page belongs to one user.
    ...(list.isPlain && { personal: true }),
    values: {
      tabs: TABS.map(({ name, label, path: href }) => ({
        label,
        tabHref: list.isPlain ? `${href}?${PLAIN}` : href,
        current: name === tab.name,
      })),
      [tab.name]: true,
      ...list.values,
      ...(list.isReader && tab.name === "library" && (await plainFolders(asker, slug))),
    },
  };
}

function getStream({ name }: Tab, slug: string): string {
  const streams = {
    library: slug ? `user/list/${encodeURIComponent(slug)}` : "user/saves",
    following: "components/myhbr/following",
    history: "user/history",
    orders: "ordered",
  };
  return streams[name];
}

async function plainFolders(asker: Asker, slug: string) {
  const lists = await askApi(asker, "/api/user/lists", ListsSchema);
  return {
    folders: lists?.lists.map((folder) => ({
      folderName: folder.name,
      folderHref: `/my-library/library/${encodeURIComponent(folder.slug)}?${PLAIN}`,
      isActive: folder.slug === slug,
    })),
  };
}
