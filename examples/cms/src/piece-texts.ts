import type { Piece, Section } from "@quire/example-reference-api";

interface PieceText {
  readonly sectionName: string;
  /** Returns the line below the title, about a past or coming event. */
  readonly lead: (date: string, isAhead: boolean) => string;
  readonly paragraphs: (piece: Piece) => readonly string[];
}

const names = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Text for every piece of a section, next to its own summary. */
export const PIECE_TEXTS: Readonly<Record<Section, PieceText>> = {
  webinars: {
    sectionName: "Webinars",
    lead: (date, isAhead) => (isAhead ? `To be held on ${date}` : `Held on ${date}`),
    paragraphs: ({ authors, topic }) => [
      `${names.format(authors)} will speak for forty minutes and then take questions. You can send yours in advance; the best ones begin with “we tried that”.`,
      `There are no slides. Everyone who attends gets one page on ${topic.toLowerCase()} the next morning.`,
    ],
  },
  "hbr-analytic-services": {
    sectionName: "Analytic services",
    lead: (date) => `Published on ${date}`,
    paragraphs: ({ authors, seriesLabel }) => [
      `${names.format(authors)} asked companies in eleven countries the same questions. The appendix has every answer, the inconvenient ones first.`,
      `${seriesLabel ? `${seriesLabel}; ` : ""}no sponsor saw the report before it came out. The last section explains how the figures were gathered.`,
    ],
  },
  ascend: {
    sectionName: "Ascend",
    lead: (date) => `Published on ${date}`,
    paragraphs: () => [
      "Every Ascend piece is short enough for your commute, and ends with something you can do the same day. None of it needs anyone’s permission.",
      "The pieces are written by people who did it badly first. Every number they give is one they’ve used themselves.",
    ],
  },
  "visual-library": {
    sectionName: "Visual library",
    lead: (date) => `Drawn for the ${date} issue`,
    paragraphs: ({ authors }) => [
      `Drawn by ${names.format(authors)}. Subscribers may use it in a talk or a class, with credit.`,
    ],
  },
};
