import { html } from "hono/html";
import type { ApiApp, ApiContext } from "../api-env.js";
import { type Film, films } from "../films.js";
import { getSite } from "../own-address.js";
import { refusal } from "../refusal.js";
import type { State } from "../state.js";

/** Pixels (content-2.34). */
const WIDTH = 480;
const HEIGHT = 270;

/**
 * Describes a video's address to content-management systems (https://oembed.com): `GET /api/oembed?url=…`, with
 * `maxwidth` and `maxheight`. The call needs no account.
 */
export function registerOembed(app: ApiApp, state: State): void {
  app.get("/api/oembed", async (c) => {
    const { url = "", format = "json" } = c.req.query();
    if (format !== "json") throw refusal(501, "format", "Only JSON is supported.");
    const site = getSite(c, state);
    const film = filmAt(url, site);
    if (!film) throw refusal(404, "unknown-video", "There is no video at this address.");
    c.header("Access-Control-Allow-Origin", "*");
    return c.json({
      version: "1.0",
      type: "video",
      provider_name: "The Quire Review",
      provider_url: site,
      title: film.name,
      ...(await getFrame(c, film, site)),
    });
  });
}

function filmAt(url: string, site: string): Film | undefined {
  if (!URL.canParse(url) || new URL(url).origin !== new URL(site).origin) return undefined;
  const [, id] = /^\/video\/(?:embed\/)?([^/]+)\/[^/]+\/?$/.exec(new URL(url).pathname) ?? [];
  return films.find((film) => film.id === id && film.isListed);
}

/** Builds a frame that fits the requested size and keeps the video's aspect ratio. */
async function getFrame(c: ApiContext, { id, slug, name }: Film, site: string) {
  const most = (side: string, standard: number) => {
    const requestedSize = Number(c.req.query(side));
    return requestedSize >= 1 ? requestedSize : standard;
  };
  const scale = Math.min(1, most("maxwidth", WIDTH) / WIDTH, most("maxheight", HEIGHT) / HEIGHT);
  const [width, height] = [Math.round(WIDTH * scale), Math.round(HEIGHT * scale)];
  const src = `${site}/video/embed/${id}/${slug}`;
  const frame =
    await html`<iframe width="${width}" height="${height}" src="${src}" title="${name}" allow="fullscreen" loading="lazy"></iframe>`;
  return { width, height, html: String(frame) };
}
