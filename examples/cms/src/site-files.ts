import { createRequire } from "node:module";
import { type Catalogue, createItems, drawing, drawPoster } from "@quire/example-reference-api";
import { Hono } from "hono";
import { artwork } from "./artwork.js";
import { cover, issueCover } from "./cover.js";
import type { Quality } from "./encoding.js";
import { answerPicture, below, createFileServer, type Locate } from "./files.js";
import { assetsFolder, docsFolder } from "./folders.js";

const require = createRequire(import.meta.url);

/** Libraries by their name under `/assets/`, with the paths where npm installed them. */
const libraries = () => ({
  "bootstrap.min.css": require.resolve("bootstrap/dist/css/bootstrap.min.css"),
  "bootstrap.min.js": require.resolve("bootstrap/dist/js/bootstrap.min.js"),
  "jquery.min.js": require.resolve("jquery/dist/jquery.min.js"),
  "fonts/newsreader.woff2": require.resolve(
    "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
  ),
  "fonts/newsreader-italic.woff2": require.resolve(
    "@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2",
  ),
});

/**
 * Serves Quire's build under `/quire/`, the documentation under `/docs/` if it is built, the site's own files under
 * `/assets/`, and its pictures.
 */
export function siteFiles(cdn: string, catalogue: Catalogue, quality: Quality): Hono {
  const { products } = catalogue;
  const pictures = getPictures(catalogue);
  const visuals = getVisuals(catalogue);
  const issues = new Map([...catalogue.magazine, ...catalogue.archive].map((issue) => [issue.code, issue]));
  // Partner pages import these modules from another origin.
  const headers = { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" };
  const quire = createFileServer(below(cdn), { headers, immutable: /^chunks\//, quality });
  const docs = createFileServer(below(docsFolder), { immutable: /^_astro\//, quality: 4 });
  const assets = createFileServer(locateAsset(), { immutable: /^fonts\//, quality });

  const app = new Hono();
  app.get("/quire/*", (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (/^https?:/.test(cdn)) return fetch(cdn + pathname + search);
    return quire(c.req.path.slice("/quire/".length), c.req.raw) ?? c.text("Not found", 404, headers);
  });
  app.get("/docs", (c) => c.redirect("/docs/"));
  app.get("/docs/*", (c) => {
    const path = decodeURIComponent(new URL(c.req.url).pathname.slice("/docs/".length));
    return docs(/(^|\/)$/.test(path) ? `${path}index.html` : path, c.req.raw) ?? c.notFound();
  });
  app.get("/assets/*", (c) => assets(c.req.path.slice("/assets/".length), c.req.raw) ?? c.notFound());
  app.get("/art/:name{.+\\.svg}", (c) => {
    const name = c.req.param("name").slice(0, -".svg".length);
    const visual = visuals.get(name);
    if (visual) return answerPicture(drawing(visual), c.req.raw);
    return pictures.has(name) ? answerPicture(artwork(name), c.req.raw) : c.notFound();
  });
  app.get("/cover/:name{.+\\.svg}", (c) => {
    const name = c.req.param("name").slice(0, -".svg".length);
    const product = products.find(({ id }) => id === name);
    if (product) return answerPicture(cover(product), c.req.raw);
    const issue = issues.get(name);
    return issue ? answerPicture(issueCover(issue), c.req.raw) : c.notFound();
  });
  app.get("/poster/:name{.+\\.svg}", (c) => {
    const poster = drawPoster(c.req.param("name").slice(0, -".svg".length));
    return poster === undefined ? c.notFound() : answerPicture(poster, c.req.raw);
  });
  return app;
}

/** Returns the names of all items with their own picture. */
function getPictures({ articles, ...others }: Catalogue): Set<string> {
  const pieces = [others.webinars, others.visualLibrary, others.analyticReports, others.ascend].flat();
  return new Set([...articles, ...pieces].map(({ slug }) => slug));
}

/** Returns the visual library's items, whose picture is the same as their download. */
function getVisuals(catalogue: Catalogue) {
  const visuals = createItems(catalogue).all.filter(({ kind }) => kind === "visual");
  return new Map(visuals.map((item) => [item.image.slice("/art/".length, -".svg".length), item]));
}

function locateAsset(): Locate {
  const own = below(assetsFolder);
  const files = new Map(Object.entries(libraries()));
  return (path) => files.get(path) ?? own(path);
}
