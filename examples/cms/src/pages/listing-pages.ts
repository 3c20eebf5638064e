import type { Catalogue, Items } from "@quire/example-reference-api";
import { Hono } from "hono";
import { found, loadedView, numberedView, pagesLoaded } from "../listing.js";
import type { Page } from "../page.js";
import { articleView } from "../views.js";
import type { Show } from "./show.js";

/** Page size of the grid of charts: full rows of two, three or four. */
const GRID_SIZE = 12;

/** The listings of content-2.8: the latest, big ideas, webinars and the visual library. */
export function listingPages(show: Show, catalogue: Catalogue, items: Items): Hono {
  const app = new Hono();
  app.get("/the-latest", (c) => show(c, latestPage(items, c.req.query("page"))));
  app.get("/big-ideas", (c) => show(c, bigIdeasPage(catalogue)));
  app.get("/webinars", (c) => show(c, webinarsPage(items, c.req.query("loaded"))));
  app.get("/visual-library", (c) => show(c, visualLibraryPage(items, c.req.query("loaded"))));
  return app;
}

function latestPage({ all }: Items, page: string | undefined): Page {
  const articles = found(all, { filters: "type:article" });
  return {
    template: "the-latest",
    title: "The latest – The Quire Review",
    description: "Everything The Quire Review has published, newest first.",
    values: numberedView(articles, page, "/the-latest"),
  };
}

/** Returns the first article of each issue, which is the big idea. */
export function getBigIdeas({ articles }: Catalogue) {
  const months = Map.groupBy(articles, ({ published }) => published.slice(0, 7));
  return [...months.values()].flatMap(([first]) => (first ? [first] : []));
}

function bigIdeasPage(catalogue: Catalogue): Page {
  const getHref = (name: string) => {
    const topic = catalogue.topics.find((one) => one.name === name);
    return topic ? `/topic/${topic.slug}` : "/topics";
  };
  const [lead, ...ideas] = getBigIdeas(catalogue).map((article) =>
    articleView(article, getHref(article.topic)),
  );
  return {
    template: "big-ideas",
    title: "Big ideas – The Quire Review",
    description: "One big question a month, explored in depth.",
    values: { lead, ideas },
  };
}

function webinarsPage({ all }: Items, loaded: string | undefined): Page {
  const webinars = found(all, { filters: "type:webinar" });
  return {
    template: "webinars",
    title: "Webinars – The Quire Review",
    description: "One-hour talks by our authors.",
    values: loadedView(webinars, pagesLoaded(loaded), "/webinars"),
  };
}

function visualLibraryPage({ all }: Items, loaded: string | undefined): Page {
  const visuals = found(all, { filters: "type:visual" });
  return {
    template: "visual-library",
    title: "Visual library – The Quire Review",
    description: "Charts and diagrams from the Review, for your talks and classes.",
    values: loadedView(visuals, pagesLoaded(loaded), "/visual-library", GRID_SIZE),
  };
}
