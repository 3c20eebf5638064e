import { catalogue, type ReferenceApi } from "@quire/example-reference-api";
import { type Context, Hono } from "hono";
import { formatEdition } from "./dates.js";
import { readTemplates } from "./folders.js";
import type { Page } from "./page.js";
import { createPageRenderer } from "./page-renderer.js";
import { accountPages } from "./pages/account-pages.js";
import {
  articlePage,
  followThousandPage,
  homePage,
  searchPage,
  topicPage,
  topicsPage,
} from "./pages/article-pages.js";
import { cartPage } from "./pages/cart-page.js";
import { helpPages, notFoundPage } from "./pages/help-pages.js";
import { productPage, storePage } from "./pages/store-pages.js";
import { createPreloadHints } from "./preload-hints.js";
import { siteFiles } from "./site-files.js";

export interface SiteOptions {
  /** Answers /api/, /service/, /authenticate, /logout and the forms sent without script. */
  readonly api: ReferenceApi["app"];
  /** The folder of Quire's build for pages: `dist/cdn`. */
  readonly cdn: string;
  /** The origin of the identity and captcha stand-ins. */
  readonly outsideOrigin: string;
  readonly partnerOrigin: string;
}

const sections = [
  { name: "This issue", href: "/" },
  { name: "Strategy", href: "/topic/strategy" },
  { name: "Leadership", href: "/topic/leadership" },
  { name: "Innovation", href: "/topic/innovation" },
  { name: "Managing Yourself", href: "/topic/managing-yourself" },
  { name: "All topics", href: "/topics" },
  { name: "Store", href: "/store" },
  { name: "Subscribe", href: "/subscriptions" },
];

/** "The Quire Review": a publishing site as they were built a decade ago, with Quire pasted into its templates. */
export function createSite({ api, cdn, outsideOrigin, partnerOrigin }: SiteOptions): Hono {
  const content = catalogue();
  const templates = readTemplates();
  const edition = formatEdition(content.articles[0]?.published ?? "1956-01-01");
  const hints = createPreloadHints(cdn);
  const render = createPageRenderer({ templates, hints, outsideOrigin, partnerOrigin, edition, sections });
  const show = (c: Context, page: Page | undefined) => render(page ?? notFoundPage(), c.req.raw);

  const app = new Hono();
  // First, so that what tests arrange to go wrong also strikes pages and scripts.
  app.route("/", api);
  app.route("/", siteFiles(cdn, content));
  app.get("/", (c) => show(c, homePage(content)));
  app.get("/:year{\\d{4}}/:month{\\d{2}}/:slug", (c) => {
    const { year, month, slug } = c.req.param();
    return show(c, articlePage(content, year, month, slug));
  });
  app.get("/topics", (c) => show(c, topicsPage(content)));
  app.get("/topic/subject/:slug", (c) => show(c, topicPage(content, c.req.param("slug"))));
  app.get("/topic/:slug", (c) => show(c, topicPage(content, c.req.param("slug"))));
  app.get("/search", (c) => show(c, searchPage(content, (c.req.query("q") ?? "").trim().slice(0, 200))));
  app.get("/store", (c) => show(c, storePage(content)));
  app.get("/product/*", (c) => show(c, productPage(content, c.req.path, c.req.query("referral") ?? null)));
  app.get("/follow-1000", (c) => show(c, followThousandPage(content)));
  app.get("/shopping-cart", async (c) => show(c, await cartPage(api, c.req.raw)));
  app.route("/", accountPages(show));
  app.route("/", helpPages(show));
  app.notFound((c) => show(c, undefined));
  return app;
}
