import { playbackVideo } from "@quire/services/contract";
import { parse } from "valibot";
import { describe, expect, it } from "vitest";
import { videoToken } from "../video-token.js";
import { createOutsideWorld } from "./outside-world.js";
import { VIDEO_KEY } from "./video-service.js";

const SECRET = "v";
const STREAM = "7005";
const FILES = ["index.m3u8", "init.mp4", "part0.m4s", "part1.m4s", "part2.m4s"];

const world = createOutsideWorld({
  captchaSecret: "c",
  providerSecret: "p",
  paymentSecret: "m",
  videoSecret: SECRET,
  isSite: () => true,
  faults: false,
});
const getStatus = async (address: string) => (await world.request(address)).status;

async function getSource(id: string, token: string): Promise<string | undefined> {
  const headers = { "bcov-policy": VIDEO_KEY, "bcov-auth": token };
  const answer = await world.request(`/video/playback/v1/accounts/quire-review/videos/${id}`, { headers });
  return parse(playbackVideo.answer, await answer.json()).sources[0]?.src;
}

describe("the files of a stream for subscribers", () => {
  it("require a viewing permission for each file: the playlist and its parts", async () => {
    const statuses = await Promise.all(FILES.map((file) => getStatus(`/video/files/vow/${file}`)));
    expect(statuses).toEqual(FILES.map(() => 403));
    expect(await getStatus("/video/files/promise/part0.m4s")).toBe(200);
  });

  it("need a key that is not the viewing permission and that opens one film", async () => {
    const token = videoToken(SECRET, "watch", STREAM, Date.now());
    const source = (await getSource(STREAM, token)) ?? "";
    expect(source).not.toContain(token);
    const beside = FILES.map((file) => getStatus(new URL(file, source).href));
    expect(await Promise.all(beside)).toEqual(FILES.map(() => 200));
    const other = source.replace("vow/index.m3u8", "balance.webm");
    expect([await getStatus(other), await getStatus(source.replace("/locked/", "/locked/x"))]).toEqual([
      403, 403,
    ]);
  });
});
