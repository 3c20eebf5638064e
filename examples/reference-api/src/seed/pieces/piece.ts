import { getSlug } from "../slug.js";

/** An item at `/{section}/{slug}` that is neither an article nor a product, such as a webinar. */
export interface Piece {
  /** Id under which the piece is saved, such as `webinar-01`. */
  readonly id: string;
  readonly section: Section;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly authors: readonly string[];
  /** A topic's name. */
  readonly topic: string;
  readonly contentType: string;
  /** `YYYY-MM-DD`; for a webinar the day on which it takes place. */
  readonly published: string;
  /** The series or sponsor; empty if there is none. */
  readonly seriesLabel: string;
  /** File name in `/visual-library/download/{subscriberId}/{asset}`, for items of the visual library. */
  readonly asset: string;
}

export type Section = "webinars" | "visual-library" | "hbr-analytic-services" | "ascend";

/** Title, topic, authors (separated by commas), day, summary, and `seriesLabel`. */
export type Written = readonly [
  title: string,
  topic: string,
  authors: string,
  published: string,
  summary: string,
  seriesLabel?: string,
];

const KINDS = {
  webinars: { id: "webinar", contentType: "Webinar" },
  "visual-library": { id: "visual", contentType: "Visual Library" },
  "hbr-analytic-services": { id: "report", contentType: "Analytic Report" },
  ascend: { id: "ascend", contentType: "Ascend" },
} as const;

/** Completes an editor's drafts. Ids are numbered in the given order; the list has the newest first. */
export function pieces(section: Section, written: readonly Written[]): readonly Piece[] {
  return written
    .map((piece, index) => complete(section, piece, index + 1))
    .sort((a, b) => b.published.localeCompare(a.published));
}

function complete(section: Section, piece: Written, number: number): Piece {
  const [title, topic, authors, published, summary, seriesLabel = ""] = piece;
  const { id, contentType } = KINDS[section];
  const slug = getSlug(title);
  return {
    id: `${id}-${String(number).padStart(2, "0")}`,
    section,
    slug,
    title,
    summary,
    authors: authors.split(", "),
    topic,
    contentType,
    published,
    seriesLabel,
    asset: section === "visual-library" ? `${slug}.svg` : "",
  };
}
