import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onUnauthorized } from "../client/index.js";
import { configure } from "../configuration/index.js";
import { SUBSCRIBER_TAG } from "../contract/index.js";
import { getWatchPermission, loadEntry, loadPlaylist, loadVideo, toVideoProblem } from "./index.js";

const PLAYBACK = { base: "https://play.test", account: "quire", key: "public" };
const NAPKIN = {
  id: "7001",
  name: "The napkin",
  duration: 24_000,
  tags: [SUBSCRIBER_TAG],
  sources: [{ src: "https://play.test/a.webm", type: "video/webm" }, { src: "javascript:alert(1)" }],
  text_tracks: [
    { src: "/en.vtt", kind: "captions", srclang: "en", label: "English" },
    { src: "/cover.vtt", kind: "metadata" },
  ],
};
const ENTRY = { id: "0_7", name: "Moved", duration: 12, dataUrl: "https://play.test/b.webm", tags: "a, b" };

let requests: Request[];
let answers: Record<string, Response>;

beforeEach(() => {
  newPage();
  requests = [];
  answers = {};
  configure({ video: { playback: PLAYBACK, platform: { base: "https://media.test/" } } });
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
    const request = new Request(...input);
    requests.push(request);
    return (
      answers[new URL(request.url).pathname] ??
      Response.json([{ error_code: "VIDEO_NOT_FOUND" }], { status: 404 })
    );
  });
});

afterEach(() => {
  configure({ video: null });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const VIDEO = "/playback/v1/accounts/quire/videos/7001";
const LIST = "/playback/v1/accounts/quire/playlists/8001";
const refuse = (status: number, error_code: string, error_subcode?: string) => {
  answers[VIDEO] = Response.json([{ error_code, error_subcode }], { status });
};
const getLoadProblem = () => loadVideo("7001").then(() => undefined, toVideoProblem);

describe("playback service", () => {
  it("loads a video by id, with the public key in a header (content-7.24, content-3.20)", async () => {
    answers[VIDEO] = Response.json(NAPKIN);
    const video = await loadVideo("7001");
    expect(requests[0]?.url).toBe(`https://play.test${VIDEO}`);
    expect(requests[0]?.headers.get("bcov-policy")).toBe("public");
    expect(requests[0]?.credentials).toBe("same-origin");
    expect(video).toMatchObject({ id: "7001", name: "The napkin", duration: 24, isForSubscribers: true });
    expect(video.sources.map(({ src }) => src)).toEqual(["https://play.test/a.webm"]);
    expect(video.tracks.map(({ kind }) => kind)).toEqual(["captions"]);
  });

  it.each([-1, "24000", 1e300])(
    "accepts the invalid length %j, which live videos have (beyond-124)",
    async (duration) => {
      answers[VIDEO] = Response.json({ ...NAPKIN, duration });
      expect(await loadVideo("7001")).toMatchObject({ name: "The napkin", duration: 0 });
    },
  );

  it("loads a playlist by id, with the same key (content-7.24)", async () => {
    answers[LIST] = Response.json({ id: 8001, name: "Lessons", videos: [NAPKIN] });
    const { name, videos } = await loadPlaylist("8001");
    expect([name, videos.map(({ id }) => id)]).toEqual(["Lessons", ["7001"]]);
    expect(requests[0]?.headers.get("bcov-policy")).toBe("public");
  });

  it("sends the token of the site's own API in a header (content-6.11)", async () => {
    answers["/api/video/7001/watch"] = Response.json({ token: "t" });
    answers[VIDEO] = Response.json(NAPKIN);
    const token = await getWatchPermission("7001");
    await loadVideo("7001", { token });
    expect(requests[1]?.headers.get("bcov-auth")).toBe("t");
  });

  it("returns no token if the user is no subscriber (content-6.11)", async () => {
    answers["/api/video/7001/watch"] = Response.json({ errors: [] }, { status: 403 });
    expect(await getWatchPermission("7001")).toBeUndefined();
  });

  it.each([
    [403, "ACCESS_DENIED", "CLIENT_GEO", "region"],
    [403, "VIDEO_NOT_PLAYABLE", undefined, "expired"],
    [403, "SOMETHING_NEW", undefined, "down"],
    [404, "VIDEO_NOT_FOUND", undefined, "gone"],
    [404, "SOMETHING_NEW", undefined, "gone"],
  ])("treats %i with %s and %s as %s", async (status, code, subcode, problem) => {
    configure({ video: { playback: PLAYBACK } });
    refuse(status, code, subcode);
    expect(await getLoadProblem()).toBe(problem);
  });

  it("keeps the session if the key is refused", async () => {
    let ended = 0;
    onUnauthorized(() => ended++);
    refuse(401, "INVALID_POLICY_KEY");
    expect(await getLoadProblem()).toBe("down");
    expect(ended).toBe(0);
  });

  it("reports a missing configuration", async () => {
    configure({ video: null });
    expect(await getLoadProblem()).toBe("misconfigured");
  });
});

describe("media platform", () => {
  it("loads an entry by POST with version -1 (content-7.25)", async () => {
    answers["/media/get"] = Response.json({ ...ENTRY, tags: `a, ${SUBSCRIBER_TAG}` });
    const video = await loadEntry("0_7");
    expect([requests[0]?.method, requests[0]?.url]).toEqual(["POST", "https://media.test/media/get"]);
    expect(await requests[0]?.json()).toEqual({ entryId: "0_7", version: -1 });
    expect(video).toMatchObject({ id: "0_7", duration: 12, isForSubscribers: true });
  });

  it("finds a video that has moved from the playback service, by its old id (content-7.25)", async () => {
    answers["/media/list"] = Response.json({ objects: [ENTRY] });
    expect(await loadVideo("7001")).toMatchObject({ id: "7001", name: "Moved", isForSubscribers: false });
    expect(requests[1]?.url).toBe("https://media.test/media/list?field=Brightcove-ID&value=7001");
  });

  it("reports a video as gone if neither service has it", async () => {
    answers["/media/list"] = Response.json({ objects: [] });
    expect(await getLoadProblem()).toBe("gone");
  });
});
