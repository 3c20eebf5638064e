import type { Context } from "hono";
import type { Page } from "../page.js";

/** Answers with a page in the site's layout; without one, with "not found". */
export type Show = (context: Context, page: Page | undefined) => Promise<Response>;
