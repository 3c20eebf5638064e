import type { Values } from "./template.js";

/** A page as its route describes it. The site adds layout and headers. */
export interface Page {
  /** Name of the template, which is also the body's class. */
  readonly template: string;
  readonly title: string;
  readonly description?: string;
  readonly status?: 200 | 400 | 403 | 404 | 429 | 503;
  /** Pages with jQuery and Bootstrap's scripts. They cannot enforce Trusted Types. */
  readonly jquery?: boolean;
  /** Pages of old templates that allow only classic scripts. */
  readonly classic?: boolean;
  /** Renders the cart as `<div data-quire>` instead of a tag. */
  readonly cartAsData?: boolean;
  /** Seconds to wait before another attempt. Such a page is not cached. */
  readonly retryAfter?: number;
  /** True for a page with data of one user, which no shared cache may store. */
  readonly personal?: boolean;
  /** True for a page with a secret, such as a reset token. Its address is not sent to other pages or files. */
  readonly secret?: boolean;
  /** Address that oEmbed describes for other sites. */
  readonly oembed?: string;
  /** True for a page in frames of other sites, without masthead and footer. */
  readonly isEmbedded?: boolean;
  /** Overrides of the site's page configuration. */
  readonly configuration?: Values;
  readonly values: Values;
}
