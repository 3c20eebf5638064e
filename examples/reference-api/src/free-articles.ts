import type { DatabaseSync } from "node:sqlite";
import { DEFAULT_QUOTA, type Quota } from "@quire/services/contract";
import * as v from "valibot";
import type { ApiContext } from "./api-env.js";
import type { ProxyTrust } from "./same-origin.js";
import { siteCookie } from "./site-cookie.js";
import { createToken, getHash } from "./token.js";

/** Days after which a browser's count of free articles starts again. */
const DAYS = 30;
const LIFETIME_SECONDS = DAYS * 24 * 60 * 60;

const ArticleSchema = v.object({ article: v.string() });
const CountSchema = v.object({ count: v.number() });

/** A reader of free articles: an account, or a guest's browser. */
interface FreeReader {
  readonly accountId: number | undefined;
  /** Undefined if the browser has sent no cookie. */
  readonly browser: string | undefined;
}

/** Free articles that readers have read. Each reader has one allowance for all sites and articles. */
export interface FreeArticles {
  getReader(c: ApiContext, accountId: number | undefined): FreeReader;
  /** Gives the browser a cookie for the count. */
  start(c: ApiContext): void;
  /** Counts the article. An article that was read before stays free. @returns the quota, or undefined if none is left */
  read(reader: FreeReader, article: string): Quota | undefined;
  /** Counts the browser's articles for the account, too. Call it at a sign-in. */
  adopt(c: ApiContext, accountId: number): void;
  /** Lists the articles of an account. */
  list(accountId: number): string[];
}

export function createFreeArticles(
  database: DatabaseSync,
  now: () => number,
  trust: ProxyTrust,
): FreeArticles {
  const cookie = siteCookie("quire_free", trust);
  const find = database.prepare("SELECT 1 FROM free_articles WHERE reader = ? AND article = ?");
  const list = database.prepare("SELECT article FROM free_articles WHERE reader = ? ORDER BY read, article");
  const count = database.prepare("SELECT count(*) AS count FROM free_articles WHERE reader = ?");
  const insert = database.prepare("INSERT INTO free_articles VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING");
  const purge = database.prepare("DELETE FROM free_articles WHERE account_id IS NULL AND read < ?");
  const countInProfile = database.prepare("SELECT articles_read AS count FROM accounts WHERE id = ?");
  // The profile contains the number, so clients must load it again.
  const addToProfile = database.prepare(
    "UPDATE accounts SET articles_read = articles_read + 1, modified = max(?, modified + 1) WHERE id = ?",
  );
  const toName = (accountId: number) => `account ${accountId}`;
  const getArticles = (reader: string) => v.parse(v.array(ArticleSchema), list.all(reader));
  const getCount = ({ accountId, browser = "" }: FreeReader) =>
    v.parse(CountSchema, accountId === undefined ? count.get(browser) : countInProfile.get(accountId)).count;

  function addToAccount(accountId: number, article: string): void {
    const { changes } = insert.run(toName(accountId), accountId, article, now());
    if (changes > 0) addToProfile.run(Math.floor(now() / 1000), accountId);
  }

  function getBrowser(c: ApiContext): string | undefined {
    const token = cookie.read(c);
    return token === undefined ? undefined : `browser ${getHash(token)}`;
  }

  return {
    getReader: (c, accountId) => ({ accountId, browser: getBrowser(c) }),
    start: (c) => cookie.write(c, createToken(), LIFETIME_SECONDS),
    read(reader, article) {
      const { accountId, browser } = reader;
      const name = accountId === undefined ? browser : toName(accountId);
      if (name === undefined) return undefined;
      const { limit } = DEFAULT_QUOTA;
      if (!find.get(name, article) && getCount(reader) >= limit) return undefined;
      purge.run(now() - LIFETIME_SECONDS * 1000);
      // The browser keeps its count, so that a sign-out gives no new free articles.
      if (browser !== undefined) insert.run(browser, null, article, now());
      if (accountId !== undefined) addToAccount(accountId, article);
      const read = getCount(reader);
      return { limit, count: read, remaining: Math.max(0, limit - read) };
    },
    adopt(c, accountId) {
      const browser = getBrowser(c);
      if (browser === undefined) return;
      for (const { article } of getArticles(browser)) addToAccount(accountId, article);
    },
    list: (accountId) => getArticles(toName(accountId)).map(({ article }) => article),
  };
}
