import type { Values } from "./template.js";

/** A page as its route describes it. The site adds layout and headers. */
export interface Page {
  /** The template's name; also the body's class. */
  readonly template: string;
  readonly title: string;
  readonly description?: string;
  readonly status?: 200 | 400 | 403 | 404 | 429 | 503;
  /** Pages with jQuery and Bootstrap's scripts. They cannot enforce Trusted Types. */
  readonly jquery?: boolean;
  /** Pages of old templates that allow only classic scripts. */
  readonly classic?: boolean;
  /** The cart as `<div data-quire>` instead of as a tag. */
  readonly cartAsData?: boolean;
  /** Seconds after which another try may do better; such a page is of this moment, and nobody keeps it. */
  readonly retryAfter?: number;
  /** Made for one reader: never in a shared cache. */
  readonly personal?: boolean;
  /** It holds a secret, as the token of a reset: nothing that it loads or leads to is told its address. */
  readonly secret?: boolean;
  /** The address at which other sites have the page unfolded. */
  readonly oembed?: string;
  /** For frames of other sites: without masthead and footer. */
  readonly isEmbedded?: boolean;
  /** Overrides of the site's page configuration. */
  readonly configuration?: Values;
  readonly values: Values;
}
