import type { Context } from "hono";
import type { Page } from "../page.js";

/** Answers with a page in the site's layout, or with "not found" without a page. */
export type Show = (context: Context, page: Page | undefined) => Promise<Response>;
