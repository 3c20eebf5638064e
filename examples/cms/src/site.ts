import { type Article, catalogue, createItems, type ReferenceApi } from "@quire/example-reference-api";
import { type Context, Hono } from "hono";
import { formatEdition } from "./dates.js";
import type { Quality } from "./encoding.js";
import { readTemplates } from "./folders.js";
import { isMetered, readMetered } from "./free-articles.js";
import { withLimit } from "./limited.js";
import type { Page } from "./page.js";
import { createPageRenderer, type KnownAs } from "./page-renderer.js";
import { accountPages } from "./pages/account-pages.js";
import { archivePages, findArchived } from "./pages/archive-pages.js";
import {
  articlePage,
  findArticle,
  followThousandPage,
  homePage,
  isForSubscribers,
  registrationCompletePage,
  topicPage,
  topicsPage,
} from "./pages/article-pages.js";
import { cartPage } from "./pages/cart-page.js";
import { casePages } from "./pages/case-pages.js";
import { checkoutPages } from "./pages/checkout-pages.js";
import { downloadPages } from "./pages/download-pages.js";
import { helpPages, notFoundPage } from "./pages/help-pages.js";
import { learningPage } from "./pages/learning-page.js";
import { libraryPages } from "./pages/library-pages.js";
import { listingPages } from "./pages/listing-pages.js";
import { newsletterPages } from "./pages/newsletter-pages.js";
import { orderPages } from "./pages/order-pages.js";
import { passwordPages } from "./pages/password-pages.js";
import { paywallPages } from "./pages/paywall-pages.js";
import { piecePages } from "./pages/piece-pages.js";
import { reportPages } from "./pages/report-pages.js";
import { isSearch, searchPage } from "./pages/search-page.js";
import { settingsPage } from "./pages/settings-page.js";
import { productPage, shelfPage, storePage } from "./pages/store-pages.js";
import { subscriberPages } from "./pages/subscriber-pages.js";
import { videoPages } from "./pages/video-pages.js";
import { loadPlans } from "./plans.js";
import { createPreloadHints } from "./preload-hints.js";
import type { PrerenderedPages } from "./prerendered-pages.js";
import { siteFiles } from "./site-files.js";
import { getReading } from "./visitor.js";

export interface SiteOptions {
  /** Answers /api/, /service/, /authenticate, /logout and the forms for browsers without JavaScript. */
  readonly api: ReferenceApi["app"];
  /** Limits of the same API, which pages share with its calls. */
  readonly limits: ReferenceApi["limits"];
  /**
   * The folder of Quire's page build, `dist/cdn`, or the origin of a server that serves it at /quire/, as
   * `pnpm dev` does.
   */
  readonly cdn: string;
  /** The origin of the identity and captcha stand-ins. */
  readonly outsideOrigin: string;
  readonly partnerOrigin: string;
  /** Name of the site. If omitted, every host name is valid. */
  readonly known?: KnownAs;
  /** Compression quality; 11 by default. */
  readonly quality?: Quality;
  /** The same option as the reference API's. */
  readonly trustProxy?: boolean;
  /** Adds the widgets' initial markup to pages. */
  readonly prerendered?: PrerenderedPages | undefined;
}

const sections = [
  { name: "This issue", href: "/" },
  { name: "The latest", href: "/the-latest" },
  { name: "Big ideas", href: "/big-ideas" },
  { name: "Topics", href: "/topics" },
  { name: "Visual library", href: "/visual-library" },
  { name: "Webinars", href: "/webinars" },
  { name: "Store", href: "/store" },
  { name: "Subscribe", href: "/subscriptions" },
];

/** "The Quire Review": a publishing site in the style of a decade ago, with Quire added to its templates. */
export function createSite(options: SiteOptions): Hono {
  const {
    api,
    limits,
    cdn,
    outsideOrigin,
    partnerOrigin,
    known,
    quality = 11,
    trustProxy = false,
    prerendered,
  } = options;
  const content = catalogue();
  const items = createItems(content);
  const templates = readTemplates();
  const edition = formatEdition(content.articles[0]?.published ?? "1956-01-01");
  const hints = createPreloadHints(cdn);
  const parts = { templates, hints, prerendered, outsideOrigin, partnerOrigin, known, edition, sections };
  const render = createPageRenderer(parts);
  const show = async (c: Context, page: Page | undefined) => {
    const answer = await render(page ?? notFoundPage(), c.req.raw);
    // The response goes through the context, so that cookies set there are included.
    return c.newResponse(answer.body, answer);
  };

  /** Returns what the user may read of a text with limited access. */
  const readingOfArticle = (c: Context, article: Article) => {
    if (isForSubscribers(article)) return getReading({ api, request: c.req.raw });
    return isMetered(article) ? readMetered(c, api, article) : undefined;
  };

  const app = new Hono();
  // The API comes first, so that its faults for tests also affect pages and scripts.
  app.route("/", api);
  app.route("/", siteFiles(cdn, content, quality));
  app.get("/", (c) => show(c, homePage(content)));
  app.get("/:year{\\d{4}}/:month{\\d{2}}/:slug", async (c) => {
    const article = findArticle(content, c.req.param());
    const reading = article && (await readingOfArticle(c, article));
    const plans = reading && !reading.open ? await loadPlans(api, c.req.raw) : [];
    return show(
      c,
      article ? articlePage(content, items, article, reading, plans) : findArchived(content, c.req.path),
    );
  });
  app.get("/topics", (c) => show(c, topicsPage(content)));
  for (const address of ["/topic", "/topic/", "/topic/subject", "/topic/subject/"])
    app.get(address, (c) => c.redirect("/topics", 301));
  for (const address of ["/topic/subject/:slug", "/topic/:slug"] as const) {
    app.get(address, (c) => show(c, topicPage(content, items, c.req.param("slug"), c.req.query("loaded"))));
  }
  app.get("/search", async (c) => {
    const page = () => searchPage(items.all, c.req.query());
    return show(c, isSearch(c.req.query()) ? await withLimit(limits, c, page) : page());
  });
  app.route("/", newsletterPages(show, content, api));
  app.route("/", settingsPage(show, content, api));
  app.get("/registration-complete", (c) => show(c, registrationCompletePage(content)));
  app.get("/store", (c) => show(c, storePage(content)));
  app.get("/store/:shelf", (c) => show(c, shelfPage(content, c.req.param("shelf"))));
  app.get("/product/*", (c) => show(c, productPage(content, c.req.raw)));
  app.get("/follow-1000", (c) => show(c, followThousandPage(content)));
  app.get("/shopping-cart", async (c) => show(c, await cartPage(api, c.req.raw)));
  app.route("/", accountPages(show, { trustProxy }));
  app.route("/", passwordPages(show, api, { trustProxy }));
  app.route("/", paywallPages(show, api));
  app.route("/", subscriberPages(show, { trustProxy }));
  app.route("/", helpPages(show));
  app.route("/", checkoutPages(show));
  app.route("/", casePages(show, api));
  app.route("/", libraryPages(show, api));
  app.route("/", orderPages(show, api));
  app.route("/", listingPages(show, content, items));
  app.route("/", archivePages(show, content, items));
  app.route("/", downloadPages(show, items));
  app.route("/", reportPages(show, content, items));
  app.route("/", piecePages(show, content, items, api));
  app.route("/", videoPages(show));
  app.get("/learning", (c) => show(c, learningPage()));
  app.notFound((c) => show(c, undefined));
  return app;
}
