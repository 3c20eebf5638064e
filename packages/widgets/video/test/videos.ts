import { configure } from "@quire/services/configuration";
import { SUBSCRIBER_TAG } from "@quire/services/contract";
import { createFakeBackend, type FakeBackend, type FakeBackendOptions, type Video } from "@quire/testing";

const FILM = new URL("./two-seconds.webm", import.meta.url).href;
const CAPTIONS = new URL("./captions.vtt", import.meta.url).href;

export const napkin = (): Video => ({
  id: "7001",
  name: "The napkin and the plan",
  description: "Why a strategy that fits on a napkin outlives the one that needs a binder.",
  duration: 24_000,
  poster: "",
  tags: [],
  sources: [{ src: FILM, type: "video/webm" }],
  text_tracks: [],
  subscribersOnly: false,
});
export const captions = (src: string, srclang = "en", label = "English") => ({
  ...{ src, kind: "captions", srclang, label, default: false },
});
export const spoken = (): Video => ({
  ...napkin(),
  text_tracks: [captions(CAPTIONS), captions(CAPTIONS, "es", "Español")],
});
export const queue = (): Video => ({ ...napkin(), id: "7002", name: "What a queue knows", duration: 18_000 });
export const balance = (): Video => ({
  ...napkin(),
  id: "7003",
  name: "A balance sheet, aloud",
  tags: [SUBSCRIBER_TAG],
  subscribersOnly: true,
});

interface OpenedVideos {
  readonly backend: FakeBackend;
  /** All calls so far, as "GET path". */
  asked(): readonly string[];
  close(): void;
}

/** Installs a fake backend instead of the network. Its playback service has the given videos. */
export function openVideos(options: FakeBackendOptions): OpenedVideos {
  const { fetch } = globalThis;
  const backend = createFakeBackend(options);
  configure({ video: { playback: { base: "https://playback.test", account: "quire", key: "public" } } });
  globalThis.fetch = backend.fetch;
  return {
    backend,
    asked: () => backend.requests().map(({ method, path }) => `${method} ${path}`),
    close() {
      globalThis.fetch = fetch;
      configure({ video: null });
      backend.reset();
    },
  };
}

/** The body of the playback service's refusals. */
export const refusal = (error_code: string, error_subcode?: string) => [{ error_code, error_subcode }];
