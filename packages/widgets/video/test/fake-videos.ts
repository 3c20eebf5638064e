import { configure } from "@quire/services/configuration";
import type { PlaybackVideoSchema } from "@quire/services/contract";
import { SUBSCRIBER_TAG } from "@quire/services/contract";
import type { InferInput } from "valibot";

export type Told = InferInput<typeof PlaybackVideoSchema>;

const BASE = "https://playback.test";
const FILM = new URL("./two-seconds.webm", import.meta.url).href;
const CAPTIONS = new URL("./captions.vtt", import.meta.url).href;

export const napkin = (): Told => ({
  id: "7001",
  name: "The napkin and the plan",
  description: "Why a strategy that fits on a napkin outlives the one that needs a binder.",
  duration: 24_000,
  poster: "",
  tags: [],
  sources: [{ src: FILM, type: "video/webm" }],
  text_tracks: [],
});
export const spoken = (): Told => ({
  ...napkin(),
  text_tracks: [
    { src: CAPTIONS, kind: "captions", srclang: "en", label: "English" },
    { src: CAPTIONS, kind: "captions", srclang: "es", label: "Español" },
  ],
});
export const queue = (): Told => ({ ...napkin(), id: "7002", name: "What a queue knows", duration: 18_000 });
export const balance = (): Told => ({
  ...napkin(),
  id: "7003",
  name: "A balance sheet, aloud",
  tags: [SUBSCRIBER_TAG],
  sources: [],
});

/** The services' responses by the end of the path: a status, or JSON. */
export type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;

/** The video services in place of the network. */
export class FakeVideos {
  /** `GET path`, in the order of asking. */
  readonly asked: string[] = [];
  readonly headers: Headers[] = [];
  readonly #answers: Answers;

  constructor(videos: readonly Told[], answers: Answers = {}) {
    const known = videos.map((video) => [`/videos/${video.id}`, () => Response.json(video)] as const);
    const playlist = () => Response.json({ id: "8001", name: "Lessons", videos });
    this.#answers = { ...Object.fromEntries(known), "/playlists/8001": playlist, ...answers };
  }

  /** @returns closes it */
  open(): () => void {
    configure({ video: { playback: { base: BASE, account: "quire", key: "public" } } });
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { pathname, origin } = new URL(request.url);
      if (origin !== BASE && !pathname.startsWith("/api/")) return fetch(request);
      this.asked.push(`${request.method} ${pathname}`);
      this.headers.push(request.headers);
      const found = Object.entries(this.#answers).find(([end]) => pathname.endsWith(end));
      return found ? found[1]() : Response.json([{ error_code: "VIDEO_NOT_FOUND" }], { status: 404 });
    };
    return () => {
      globalThis.fetch = fetch;
      configure({ video: null });
    };
  }
}

export const refusal = (status: number, error_code: string, error_subcode?: string) => () =>
  Response.json([{ error_code, error_subcode }], { status });
