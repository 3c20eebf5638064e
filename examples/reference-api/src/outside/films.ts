import { breakLines, outline } from "../seed/outline.js";

/** A spoken text with its start and end in seconds. */
export type Cue = readonly [start: number, end: number, words: string];

/** A film of the stand-in, with its data from the playback service and the media platform. */
export interface SeededFilm {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly seconds: number;
  /** Path below `media/`. Its extension determines the type. */
  readonly file: string;
  /** Folder of the stream, if another film owns it. */
  readonly folder?: string;
  readonly type: "video/webm" | "application/x-mpegURL";
  readonly color: string;
  readonly isForSubscribers?: boolean;
  /** Captions by language. */
  readonly captions: Readonly<Record<string, readonly Cue[]>>;
  readonly chapters: readonly Cue[];
  /** Refusal in place of an answer, with the service's own codes. */
  readonly refusal?: readonly [status: 403 | 404, code: string, subcode?: string];
  /** Only the media platform has this film. */
  readonly hasMoved?: boolean;
}

const napkin: SeededFilm = {
  id: "7001",
  name: "The napkin and the plan",
  description: "Why a strategy that fits on a napkin outlives the one that needs a binder.",
  seconds: 24,
  file: "napkin.webm",
  type: "video/webm",
  color: "#17335c",
  captions: {
    en: [
      [0.5, 4, "Every strategy that lasted began as one drawing."],
      [4, 8, "Not a plan. A napkin, and a pen that hardly wrote."],
      [8, 12, "Draw three boxes: the customer, the promise, the thing only you can do."],
      [12, 16, "If you need a fourth box, you have two companies."],
      [16, 20, "Then draw the arrow back: how money returns to the promise."],
      [20, 23.5, "Keep the napkin. Throw away the plan."],
    ],
    de: [
      [0.5, 4, "Jede Strategie, die hielt, begann als eine Zeichnung."],
      [4, 8, "Kein Plan. Eine Serviette und ein Stift, der kaum schrieb."],
      [8, 12, "Zeichnen Sie drei Kästen: den Kunden, das Versprechen, das, was nur Sie können."],
      [12, 16, "Wer einen vierten Kasten braucht, hat zwei Firmen."],
      [16, 20, "Dann den Pfeil zurück: wie das Geld zum Versprechen kommt."],
      [20, 23.5, "Behalten Sie die Serviette. Werfen Sie den Plan weg."],
    ],
  },
  chapters: [
    [0, 8, "One drawing"],
    [8, 16, "Three boxes"],
    [16, 24, "An arrow back"],
  ],
};

const queue: SeededFilm = {
  id: "7002",
  name: "What a queue knows",
  description: "A line of people is the cheapest survey there is, if somebody looks at who leaves it.",
  seconds: 18,
  file: "queue.webm",
  type: "video/webm",
  color: "#2d4a3a",
  captions: {
    en: [
      [0.5, 6, "A queue tells you who wants what you have."],
      [6, 12, "Who leaves it tells you what it is worth to them."],
      [12, 17.5, "And who comes back tells you whether you may open a second door."],
    ],
  },
  chapters: [
    [0, 6, "Who waits"],
    [6, 12, "Who leaves"],
    [12, 18, "Who returns"],
  ],
};

const balance: SeededFilm = {
  id: "7003",
  name: "A balance sheet, aloud",
  description: "Three sentences that say what a page of numbers means. For subscribers.",
  seconds: 21,
  file: "balance.webm",
  type: "video/webm",
  color: "#4a2a3c",
  isForSubscribers: true,
  captions: {
    en: [
      [0.5, 7, "Read the first column aloud: this is what we own."],
      [7, 14, "Read the second: this is what we owe, and to whom."],
      [14, 20.5, "What is left is the only number that anybody remembers."],
    ],
  },
  chapters: [
    [0, 7, "What is owned"],
    [7, 14, "What is owed"],
    [14, 21, "What is left"],
  ],
};

/** A stream (HLS). A library plays it in browsers that cannot play streams natively. */
const promise: SeededFilm = {
  id: "7004",
  name: "One promise, kept",
  description: "Said once, written down, kept: the shortest course in management.",
  seconds: 12,
  file: "promise/index.m3u8",
  type: "application/x-mpegURL",
  color: "#3a3323",
  captions: { en: [[0.5, 11.5, "Say it once. Write it down. Keep it."]] },
  chapters: [],
};

/** A stream of several files. Each file is for subscribers only. */
const vow: SeededFilm = {
  ...promise,
  id: "7005",
  name: "A promise, to subscribers",
  description: "The same course, for those who have been promised more. For subscribers.",
  file: "vow/index.m3u8",
  folder: "promise",
  isForSubscribers: true,
};

const refused = (id: string, name: string, refusal: NonNullable<SeededFilm["refusal"]>): SeededFilm => ({
  ...queue,
  id,
  name,
  refusal,
});

export const FILMS: readonly SeededFilm[] = [
  napkin,
  queue,
  balance,
  promise,
  vow,
  refused("7010", "A film that is gone", [404, "VIDEO_NOT_FOUND"]),
  refused("7011", "A film for another country", [403, "ACCESS_DENIED", "CLIENT_GEO"]),
  refused("7012", "A film of last year", [403, "VIDEO_NOT_PLAYABLE"]),
  { ...queue, id: "7020", name: "What a queue knew", hasMoved: true },
];

/** Playlists by id. */
export const PLAYLISTS: Readonly<
  Record<string, { readonly name: string; readonly films: readonly string[] }>
> = {
  "8001": { name: "Short lessons", films: ["7001", "7002", "7003"] },
};

/** Returns the entry id of a film at the media platform. */
export const getEntryId = ({ id }: SeededFilm): string => `0_${id}`;

/** Formats cues as a WebVTT file. */
export function getVtt(cues: readonly Cue[]): string {
  const lines = cues.map(([start, end, words]) => `${clock(start)} --> ${clock(end)}\n${words}\n`);
  return `WEBVTT\n\n${lines.join("\n")}`;
}

const clock = (seconds: number): string => `00:00:${seconds.toFixed(3).padStart(6, "0")}`;

/** Draws a still with the film's name as SVG, which stays sharp at any size. */
export function getPoster({ name, color }: SeededFilm): string {
  const lines = breakLines(name, { size: 66, width: 460, most: 4 });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540">',
    `<path fill="${color}" d="M0 0h960v540H0z"/>`,
    '<g fill="none" stroke="#fffdf9" stroke-opacity=".22" stroke-width="2">',
    '<path d="M620 120h220v150H620zM700 200h220v150H700zM560 260h220v150H560z"/>',
    '<path d="M560 440c90 40 270 40 340-60"/></g>',
    '<path fill="#d9a441" d="M80 84h72v8H80z"/>',
    ...lines.map((words, index) => outline(words, { x: 78, y: 166 + index * 70, size: 66, fill: "#fffdf9" })),
    "</svg>",
  ].join("");
}
