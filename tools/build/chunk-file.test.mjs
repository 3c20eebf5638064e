import { expect, it } from "vitest";
import { chunkFile } from "./chunk-file.mjs";

it("names chunks without words that content blockers match", () => {
  const names = ["newsletter-signup-view", "newsletters", "share-view", "sharing", "tracks", "react"];
  expect(names.map((name) => chunkFile({ name }))).toEqual(
    ["letter-signup-view", "letters", "send-view", "sending", "captions", "react"].map(
      (name) => `chunks/${name}-[hash].js`,
    ),
  );
});

it("refuses a blocked word without a replacement", () => {
  expect(() => chunkFile({ name: "social-banner" })).toThrow('dislike "social"');
});
