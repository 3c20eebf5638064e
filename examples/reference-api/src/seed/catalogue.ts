import { articles } from "./articles/articles.js";
import { analyticReports } from "./pieces/analytic-reports.js";
import { archive } from "./pieces/archive.js";
import { ascend } from "./pieces/ascend.js";
import { type Campaign, campaigns } from "./pieces/campaigns.js";
import { type Issue, magazine } from "./pieces/magazine.js";
import { type Newsletter, newsletters } from "./pieces/newsletters.js";
import type { Piece } from "./pieces/piece.js";
import { visualLibrary } from "./pieces/visual-library.js";
import { webinars } from "./pieces/webinars.js";
import { products } from "./products/products.js";
import { topics } from "./topics.js";

/** Topics to follow. An unmarked topic is open to every account. */
export interface Topic {
  readonly name: string;
  /** Slug in `/topic/subject/{slug}` (content-2.7). */
  readonly slug: string;
  readonly subscriberOnly?: true;
  readonly executiveOnly?: true;
}

/** An article at `/{year}/{month}/{slug}`, the month with two digits (content-2.13). */
export interface Article {
  /** Id under which the item is saved. */
  readonly id: string;
  readonly slug: string;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly title: string;
  /** The line below the title. */
  readonly dek: string;
  readonly summary: string;
  /** Paragraphs of plain text. */
  readonly body: readonly string[];
  readonly authors: readonly string[];
  /** A topic's name. */
  readonly topic: string;
  readonly contentType: string;
  /** `YYYY-MM-DD` */
  readonly published: string;
}

/** One form in which a product is sold (content-3.5). */
export interface Availability {
  readonly availabilityId: string;
  readonly format: string;
  readonly language: string;
  /** A decimal text in major units: "12.95". */
  readonly listPrice: string;
  readonly lineType: "SHIP" | "EBOOK" | "BUNDLE" | "DIGITAL";
  readonly sku: string;
  readonly permissionsAvailable: boolean;
  readonly isVolumePricingAvailable: boolean;
  /** `F` = coming soon, `S` = sold out, `A` = available. */
  readonly status: "A" | "F" | "S";
}

/** A product at `/product/{slug}/{id}`. */
export interface Product {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly subtitle: string;
  readonly description: string;
  readonly authors: readonly string[];
  readonly contentType: string;
  /** The first availability's price, a decimal text in major units: "12.95". */
  readonly price: string;
  /** ISO 4217 */
  readonly currency: string;
  /** A topic's name. */
  readonly topic: string;
  /** `YYYY-MM-DD`; in the future for products that are coming soon. */
  readonly publicationDate: string;
  /** At least one availability. */
  readonly availabilities: readonly [Availability, ...Availability[]];
}

export interface Catalogue {
  /** Articles, the newest first. */
  readonly articles: readonly Article[];
  /** Topics, sorted by name. */
  readonly topics: readonly Topic[];
  readonly products: readonly Product[];
  /** Webinars. This list and the next three have the newest first. */
  readonly webinars: readonly Piece[];
  readonly visualLibrary: readonly Piece[];
  readonly analyticReports: readonly Piece[];
  readonly ascend: readonly Piece[];
  readonly magazine: readonly Issue[];
  /** Issues before those of `magazine`, back to 1956, the latest first. */
  readonly archive: readonly Issue[];
  /** Newsletters, sorted by name. */
  readonly newsletters: readonly Newsletter[];
  readonly campaigns: readonly Campaign[];
}

/** Content and products of "The Quire Review", the same on every start. */
export function catalogue(): Catalogue {
  return {
    articles,
    topics,
    products,
    webinars,
    visualLibrary,
    analyticReports,
    ascend,
    magazine,
    archive,
    newsletters,
    campaigns,
  };
}
