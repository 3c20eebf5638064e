import { createRequire } from "node:module";
import type { Catalogue } from "@quire/example-reference-api";
import { Hono } from "hono";
import { artwork } from "./artwork.js";
import { cover } from "./cover.js";
import { answerPicture, below, createFileServer, type Locate } from "./files.js";
import { assetsFolder } from "./folders.js";

const require = createRequire(import.meta.url);

/** By the name under `/assets/`: where npm put the file. */
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

/** Quire's build under `/quire/`, the site's own files under `/assets/`, and its pictures. */
export function siteFiles(cdn: string, { articles, products }: Catalogue): Hono {
  // Partner pages import these modules from another origin.
  const headers = { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" };
  const quire = createFileServer(below(cdn), { headers, immutable: /^chunks\// });
  const assets = createFileServer(locateAsset(), { immutable: /^fonts\// });

  const app = new Hono();
  app.get("/quire/*", (c) => {
    return quire(c.req.path.slice("/quire/".length), c.req.raw) ?? c.text("Not found", 404, headers);
  });
  app.get("/assets/*", (c) => assets(c.req.path.slice("/assets/".length), c.req.raw) ?? c.notFound());
  app.get("/art/:name{.+\\.svg}", (c) => {
    const name = c.req.param("name").slice(0, -".svg".length);
    const known = articles.some(({ slug }) => slug === name);
    return known ? answerPicture(artwork(name), c.req.raw) : c.notFound();
  });
  app.get("/cover/:name{.+\\.svg}", (c) => {
    const name = c.req.param("name").slice(0, -".svg".length);
    const product = products.find(({ id }) => id === name);
    return product ? answerPicture(cover(product), c.req.raw) : c.notFound();
  });
  return app;
}

function locateAsset(): Locate {
  const own = below(assetsFolder);
  const files = new Map(Object.entries(libraries()));
  return (path) => files.get(path) ?? own(path);
}
