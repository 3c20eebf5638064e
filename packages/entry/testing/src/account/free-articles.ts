import { DEFAULT_QUOTA } from "@quire/services/contract";
import { refusal } from "../backend/refusal.js";
import type { Counter, Visitor } from "../scenario/state.js";

/** Counts a free article for the browser and its account. @throws Refusal 403 if none is left */
export function getFreeArticles({ account, freeArticles }: Visitor, article: string): Counter {
  const quota = account?.quota ?? { limit: DEFAULT_QUOTA.limit, count: freeArticles.size };
  if (freeArticles.has(article)) return quota;
  if (quota.count >= quota.limit) throw refusal(403, "no-articles-left", "No free articles are left.");
  freeArticles.add(article);
  quota.count += 1;
  return quota;
}
