import { type Film, films } from "@quire/example-reference-api";
import { Hono } from "hono";
import type { Page } from "../page.js";
import type { Show } from "./show.js";

/** The playlist of the site's own video page. */
const LESSONS = "8001";

/** Pages of videos (content-2.10). */
export function videoPages(show: Show): Hono {
  const app = new Hono();
  app.get("/video", (c) => show(c, videosPage()));
  app.get("/video/embed/:id/:slug", (c) => {
    const film = films.find(({ id }) => id === c.req.param("id"));
    return show(c, film ? embedPage(film, c.req.query()) : gonePage(c.req.param("id")));
  });
  app.get("/video/access/:id", async (c) => {
    const film = films.find(({ id }) => id === c.req.param("id"));
    const { challenge = "" } = c.req.query();
    if (film && !/^[\w-]{43}$/.test(challenge)) return c.redirect(filmView(film).href);
    return show(c, film && accessPage(film, challenge));
  });
  app.get("/video/:id/:slug", (c) => {
    const film = films.find(({ id }) => id === c.req.param("id"));
    return show(c, film && videoPage(film, c.req.url));
  });
  return app;
}

function videosPage(): Page {
  return {
    template: "videos",
    title: "Video – The Quire Review",
    description: "Short films from the Review, one lesson each, with captions and a transcript.",
    values: { playlist: LESSONS, films: films.filter(({ isListed }) => isListed).map(filmView) },
  };
}

function videoPage(film: Film, url: string): Page {
  return {
    template: "video",
    title: `${film.name} – The Quire Review`,
    description: film.description,
    // WordPress does not resolve a relative address.
    oembed: new URL(`/api/oembed?url=${encodeURIComponent(url)}`, url).href,
    values: filmView(film),
  };
}

/** Returns the page in a partner's frame. It contains only the video, and reports playback to the origin `parent`. */
function embedPage(film: Film, { parent = "", autoplay }: Readonly<Record<string, string>>): Page {
  return {
    template: "video-embed",
    title: `${film.name} – The Quire Review`,
    description: film.description,
    isEmbedded: true,
    values: {
      ...filmView(film),
      parent: URL.canParse(parent) && new URL(parent).origin === parent ? parent : "",
      autoplay: autoplay !== undefined,
    },
  };
}

/** Returns the page for a film that is gone, for frames too, because no other page of the site may be in one. */
function gonePage(id: string): Page {
  return {
    template: "video-embed",
    status: 404,
    title: "Not found – The Quire Review",
    isEmbedded: true,
    values: { id, name: "", href: "/video", parent: "", autoplay: false },
  };
}

/** Returns the window that a frame on another site opens for sign-in. Without a challenge, no frame waits for it. */
function accessPage(film: Film, challenge: string): Page {
  return {
    template: "video-access",
    title: `${film.name} – The Quire Review`,
    description: film.description,
    values: { ...filmView(film), challenge },
  };
}

function filmView({ id, name, description, slug, isForSubscribers, seconds }: Film) {
  return {
    id,
    name,
    description,
    isForSubscribers,
    poster: `/poster/${id}.svg`,
    length: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
    href: `/video/${id}/${slug}`,
    embedHref: `/video/embed/${id}/${slug}`,
  };
}
