import { FILMS } from "./outside/films.js";
import { getSlug } from "./seed/slug.js";

/** A film as the site's pages describe it. */
export interface Film {
  readonly id: string;
  readonly name: string;
  /** Last part of the page's path. */
  readonly slug: string;
  readonly description: string;
  readonly isForSubscribers: boolean;
  /** Unlisted films exist for tests that expect a refusal. */
  readonly isListed: boolean;
}

export const films: readonly Film[] = FILMS.map(
  ({ id, name, description, isForSubscribers = false, refusal }) => ({
    id,
    name,
    slug: getSlug(name),
    description,
    isForSubscribers,
    isListed: refusal === undefined,
  }),
);
