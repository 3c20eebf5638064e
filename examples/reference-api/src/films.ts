import { FILMS, getPoster } from "./outside/films.js";
import { getSlug } from "./seed/slug.js";

/** A film as the site's pages describe it. */
export interface Film {
  readonly id: string;
  readonly name: string;
  /** Last part of the page's path. */
  readonly slug: string;
  readonly description: string;
  readonly seconds: number;
  readonly isForSubscribers: boolean;
  /** Unlisted films exist for tests that expect a refusal. */
  readonly isListed: boolean;
}

/** Draws the still of a film as an SVG document. */
export function drawPoster(filmId: string): string | undefined {
  const film = FILMS.find(({ id }) => id === filmId);
  return film && getPoster(film);
}

export const films: readonly Film[] = FILMS.map(
  ({ id, name, description, seconds, isForSubscribers = false, refusal }) => ({
    id,
    name,
    slug: getSlug(name),
    description,
    seconds,
    isForSubscribers,
    isListed: refusal === undefined,
  }),
);
