import { FILMS } from "./outside/films.js";
import { slugOf } from "./seed/slug.js";

/** A film as the site itself knows it, for its pages. */
export interface Film {
  readonly id: string;
  readonly name: string;
  /** Of its address. */
  readonly slug: string;
  readonly description: string;
  readonly isForSubscribers: boolean;
  /** The others are there to be asked for, and refused. */
  readonly isListed: boolean;
}

export const films: readonly Film[] = FILMS.map(
  ({ id, name, description, isForSubscribers = false, refusal }) => ({
    id,
    name,
    slug: slugOf(name),
    description,
    isForSubscribers,
    isListed: refusal === undefined,
  }),
);
