import { slugOf } from "../slug.js";

/** Something to read, watch or download that is no article and no product: at `/{section}/{slug}`. */
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
  /** `YYYY-MM-DD`; of a webinar the day on which it is held. */
  readonly published: string;
  /** The series or sponsor, where there is one. */
  readonly seriesLabel: string;
  /** Of a visual library item: the file's name in `/visual-library/download/{subscriberId}/{asset}`. */
  readonly asset: string;
}

export type Section = "webinars" | "visual-library" | "hbr-analytic-services" | "ascend";

/** Title, topic, authors (separated by commas), day, summary, and what `seriesLabel` is. */
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

/** Completes what an editor writes; ids are numbered as written, the list has the newest first. */
export function pieces(section: Section, written: readonly Written[]): readonly Piece[] {
  return written
    .map((piece, index) => complete(section, piece, index + 1))
    .sort((a, b) => b.published.localeCompare(a.published));
}

function complete(section: Section, piece: Written, number: number): Piece {
  const [title, topic, authors, published, summary, seriesLabel = ""] = piece;
  const { id, contentType } = KINDS[section];
  const slug = slugOf(title);
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
