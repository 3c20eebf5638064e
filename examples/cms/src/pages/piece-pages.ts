import type { Catalogue, Items, Piece, ReferenceApi, Section } from "@quire/example-reference-api";
import { StreamPageSchema } from "@quire/services/contract";
import { type Context, Hono } from "hono";
import { askApi } from "../ask-api.js";
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

/** The page of each webinar, chart, report and ascend piece, to which the entries of their streams link. */
export function piecePages(show: Show, catalogue: Catalogue, items: Items, api: ReferenceApi["app"]): Hono {
  const app = new Hono();
  for (const section of Object.keys(LISTS) as Section[]) {
    const pieces = catalogue[LISTS[section]];
    app.get(`/${section}/:slug`, async (c) => {
      const piece = pieces.find(({ slug }) => slug === c.req.param("slug"));
      const paywallEnabled = piece?.asset ? await isPaywallEnabled(c, api) : false;
      return show(c, piece && piecePage(piece, pieces, items, paywallEnabled));
    });
  }
  return app;
}

/** Returns the flag of these pieces' stream. If it is set, everybody may download (content-6.7). */
async function isPaywallEnabled({ req }: Context, api: ReferenceApi["app"]): Promise<boolean> {
  const page = await askApi(
    { api, request: req.raw },
    "/api/visual-library/1/1?format=json",
    StreamPageSchema,
  );
  return page?.isPaywallEnabled === true;
}

function piecePage(
  piece: Piece,
  pieces: readonly Piece[],
  items: Items,
  paywallEnabled: boolean,
): Page | undefined {
  const path = getPath(piece);
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
      paywallEnabled,
      savedItem: savedItem(item),
      others: neighbours(piece, pieces).flatMap((other) => {
        const near = items.byPath(getPath(other));
        return near ? [itemView(near)] : [];
      }),
    },
  };
}

const getPath = ({ section, slug }: Piece) => `/${section}/${slug}`;
const today = () => new Date().toISOString().slice(0, 10);

/** Returns the next three pieces of the section, continuing from its start after the end. */
function neighbours(piece: Piece, pieces: readonly Piece[]): readonly Piece[] {
  const at = pieces.indexOf(piece);
  return [...pieces.slice(at + 1), ...pieces.slice(0, at)].slice(0, 3);
}
