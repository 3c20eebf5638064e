import type { Catalogue, Items, Piece, Section } from "@quire/example-reference-api";
import { Hono } from "hono";
import { formatDate } from "../dates.js";
import { itemView, savedItem } from "../entry-view.js";
import type { Page } from "../page.js";
import { PIECE_TEXTS } from "../piece-texts.js";
import type { Show } from "./show.js";

const LISTS = {
  webinars: "webinars",
  "visual-library": "visualLibrary",
  "hbr-analytic-services": "analyticReports",
  ascend: "ascend",
} as const satisfies Record<Section, keyof Catalogue>;

/** Each webinar, chart, report and ascend piece, where the entries of their streams lead. */
export function piecePages(show: Show, catalogue: Catalogue, items: Items): Hono {
  const app = new Hono();
  for (const section of Object.keys(LISTS) as Section[]) {
    const pieces = catalogue[LISTS[section]];
    app.get(`/${section}/:slug`, (c) => {
      const piece = pieces.find(({ slug }) => slug === c.req.param("slug"));
      return show(c, piece && piecePage(piece, pieces, items));
    });
  }
  return app;
}

function piecePage(piece: Piece, pieces: readonly Piece[], items: Items): Page | undefined {
  const path = pathOf(piece);
  const item = items.byPath(path);
  if (!item) return undefined;
  const { sectionName, lead, paragraphs } = PIECE_TEXTS[piece.section];
  const topic = items.all.find(({ kind, title }) => kind === "topic" && title === piece.topic);
  return {
    template: piece.section === "visual-library" ? "visual-item" : "piece",
    title: `${piece.title} – The Quire Review`,
    description: piece.summary,
    values: {
      ...itemView(item),
      sectionName,
      sectionHref: `/${piece.section}`,
      isAscend: piece.section === "ascend",
      topicName: piece.topic,
      topicHref: topic?.url ?? "/topics",
      when: lead(formatDate(piece.published), piece.published > today()),
      paragraphs: paragraphs(piece),
      asset: piece.asset,
      savedItem: savedItem(item),
      others: neighbours(piece, pieces).flatMap((other) => {
        const near = items.byPath(pathOf(other));
        return near ? [itemView(near)] : [];
      }),
    },
  };
}

const pathOf = ({ section, slug }: Piece) => `/${section}/${slug}`;
const today = () => new Date().toISOString().slice(0, 10);

/** The next three of the section, from the piece on and around. */
function neighbours(piece: Piece, pieces: readonly Piece[]): readonly Piece[] {
  const at = pieces.indexOf(piece);
  return [...pieces.slice(at + 1), ...pieces.slice(0, at)].slice(0, 3);
}
