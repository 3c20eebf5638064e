import { type Session, sessionStore } from "@quire/services/session";
import type { Fault, Video } from "@quire/testing";
import preview from "../../../../../.storybook/preview.js";
import { balance, napkin, openVideos, queue, refusal, spoken } from "../../test/videos.js";
import { VideoPlayer } from "../index.js";

/** Starts a fake backend with these videos instead of the network, before a story. */
const service =
  (videos: readonly Video[], ...faults: Fault[]) =>
  () =>
    openVideos({
      videos,
      faults: faults.map((fault) => ({ call: "playbackVideo", times: Infinity, ...fault })),
    }).close;

const reads = (session: Session) => {
  const before = sessionStore().getState();
  sessionStore().setState(session, true);
  return () => sessionStore().setState(before, true);
};

const meta = preview.meta({
  title: "Widgets/Video player",
  component: VideoPlayer,
  args: { videoId: "7001" },
  beforeEach: service([napkin(), queue(), balance()]),
});

export const Ready = meta.story({});

export const WithTranscript = meta.story({ args: { transcript: true }, beforeEach: service([spoken()]) });

export const Playlist = meta.story({ args: { videoId: "", playlist: "8001" } });

export const Loading = meta.story({
  args: { children: "The napkin and the plan" },
  beforeEach: service([], { hang: true }),
});

/** A video for subscribers, before a guest presses its button. */
export const Locked = meta.story({
  args: { videoId: "7003" },
  beforeEach() {
    const close = service([balance()])();
    const leave = reads({ status: "anonymous" });
    return () => {
      leave();
      close();
    };
  },
  play: async ({ canvasElement }) => {
    const host = () => canvasElement.querySelector("[data-state]");
    while (!host()?.shadowRoot?.querySelector("[data-locked]")) await new Promise(requestAnimationFrame);
  },
});

/** The narrowest phones: the offer is on one line, without the length. */
export const LockedOnPhone = Locked.extend({ globals: { viewport: { value: "mobile1" } } });

/** A guest has requested a video for subscribers. */
export const ForSubscribers = meta.story({
  args: { videoId: "7003" },
  beforeEach() {
    const close = service([balance()])();
    const leave = reads({ status: "anonymous" });
    return () => {
      leave();
      close();
    };
  },
  play: async ({ canvasElement }) => {
    const host = canvasElement.querySelector("[data-state]");
    const start = () => host?.shadowRoot?.querySelector<HTMLElement>("[part=start]");
    while (!start()) await new Promise(requestAnimationFrame);
    start()?.click();
    while (!host?.shadowRoot?.querySelector("[part=problem]")) await new Promise(requestAnimationFrame);
  },
});

export const Gone = meta.story({ beforeEach: service([]) });

export const OtherCountry = meta.story({
  beforeEach: service([], { status: 403, body: refusal("ACCESS_DENIED", "CLIENT_GEO") }),
});

export const Expired = meta.story({
  beforeEach: service([], { status: 403, body: refusal("VIDEO_NOT_PLAYABLE") }),
});

export const Empty = meta.story({
  args: { videoId: "", playlist: "8001", children: "There are no films yet." },
  beforeEach: service([]),
});

export const Misconfigured = meta.story({ args: { videoId: "", children: "The napkin and the plan" } });

export const LongText = meta.story({
  args: {
    transcript: true,
    heading: "Every way in which a promise can break, told slowly and with drawings. ".repeat(4),
  },
  beforeEach: service([{ ...spoken(), description: "What it is about, at length. ".repeat(20) }]),
});

export const RightToLeft = meta.story({
  args: { videoId: "", playlist: "8001", transcript: true },
  beforeEach: service([{ ...spoken(), name: "المنديل والخطة", description: "" }, queue()]),
  globals: { direction: "rtl" },
});

export const Phone = meta.story({
  args: { transcript: true },
  beforeEach: service([spoken()]),
  globals: { viewport: { value: "mobile1" } },
});
