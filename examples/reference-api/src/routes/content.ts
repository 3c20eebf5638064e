import { articleComponent, migrateUser, userAttributes } from "@quire/services/contract";
import type { ApiApp, ApiContext } from "../api-env.js";
import type { Item } from "../items.js";
import { refusal } from "../refusal.js";
import { route } from "../route.js";
import type { State } from "../state.js";
import { getEntry } from "../stream-entry.js";
import { requireAccount } from "./user.js";

/** Registers the calls of content-7.17 that no widget needs yet, and records read articles. */
export function registerContent(app: ApiApp, state: State): void {
  route(app, migrateUser, ({ c }) => {
    requireAccount(c, state);
    return { migrated: true };
  });

  route(app, userAttributes, ({ c }) => ({ attributes: requireAccount(c, state).custom_attributes }));

  route(app, articleComponent, ({ c, params: { year, month, seo } }) => {
    const item = state.items.byPath(`/${year}/${month}/${seo}`);
    if (!item) throw refusal(404, "no-article", "There is no such article.");
    remember(c, state, item);
    return getEntry(item);
  });

  // The site serves the page itself. A signed-in user's request counts as reading.
  app.get("/:year{\\d{4}}/:month{\\d{2}}/:slug", async (c, next) => {
    await next();
    const item = state.items.byPath(c.req.path);
    const isAhead = /prefetch|prerender/i.test(c.req.header("sec-purpose") ?? "");
    if (item && c.res.ok && c.req.method === "GET" && !isAhead) remember(c, state, item);
  });
}

function remember(c: ApiContext, { sessions, history }: State, item: Item): void {
  const accountId = sessions.getAccount(c);
  if (accountId !== undefined) history.add(accountId, "read", item.id);
}
