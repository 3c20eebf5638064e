import { giveArticleGift } from "@quire/services/contract";
import type { ApiApp, ApiContext } from "../api-env.js";
import { getSite, ownPath } from "../own-address.js";
import { refusal } from "../refusal.js";
import { route } from "../route.js";
import type { State } from "../state.js";
import { requireAccount } from "./user.js";

/** Registers gifts of articles (accounts-7.20). Giving the same article again costs nothing. */
export function registerGifts(app: ApiApp, state: State): void {
  route(app, giveArticleGift, ({ c, body }) => {
    const account = requireAccount(c, state);
    const path = getArticle(c, state, body.url);
    return state.transaction(() => {
      const code = state.gifts.give(account.id, path);
      if (code === undefined) throw refusal(403, "no-gifts-left", "No article gifts are left.", "url");
      return {
        articleGiftURL: `${getSite(c, state)}${path}?gift=${code}`,
        articleGiftsLeft: state.gifts.left(account.id),
      };
    });
  });

  // The site asks if a code opens an article, and then shows the full text.
  app.get("/article-gift/:code", (c) => {
    const path = c.req.query("path");
    if (path === undefined)
      throw refusal(400, "path", "Name the article: add its path to the query.", "path");
    const isGiven = state.gifts.getPath(c.req.param("code")) === path;
    return c.body(null, isGiven ? 204 : 404);
  });
}

/**
 * Returns the path of an article from its address.
 * @throws Refusal 400 for an address of another site, 404 if there is no such article
 */
function getArticle(c: ApiContext, { items }: State, url: string): string {
  const [path = "/"] = ownPath(c, url).split(/[?#]/, 1);
  if (path === "/") throw refusal(400, "url", "This is not an article of the site.", "url");
  if (items.byPath(path)?.kind !== "article")
    throw refusal(404, "no-article", "There is no such article.", "url");
  return path;
}
