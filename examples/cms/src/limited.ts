import { type ReferenceApi, Refusal } from "@quire/example-reference-api";
import type { Context } from "hono";
import type { Page } from "./page.js";

/**
 * Returns the page of a search. After too many searches from one address, it returns a page that names the
 * time of the next possible search.
 */
export async function withLimit(limits: ReferenceApi["limits"], c: Context, page: () => Page): Promise<Page> {
  try {
    await limits.take(c, "search");
  } catch (error) {
    if (!(error instanceof Refusal) || error.retryAfter === undefined) throw error;
    return tooManyPage(error.retryAfter);
  }
  return page();
}

function tooManyPage(seconds: number): Page {
  return {
    template: "too-many",
    title: "Too many searches – The Quire Review",
    status: 429,
    retryAfter: seconds,
    values: { seconds, isOne: seconds === 1 },
  };
}
