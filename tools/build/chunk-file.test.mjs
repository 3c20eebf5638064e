import { expect, it } from "vitest";
import { at } from "../workspace.mjs";
import { chunkFile } from "./chunk-file.mjs";
import { chunks } from "./chunks.mjs";

it("names chunks without words that content blockers match", () => {
  const names = ["newsletter-signup-view", "newsletters", "share-view", "sharing", "tracks", "react"];
  expect(names.map((name) => chunkFile({ name }))).toEqual(
    ["letter-signup-view", "letters", "send-view", "sending", "captions", "react"].map(
      (name) => `chunks/${name}-[hash].js`,
    ),
  );
});

it("refuses a blocked word without a replacement", () => {
  expect(() => chunkFile({ name: "cookie-banner" })).toThrow('dislike "cookie"');
});

it("keeps the calls of newsletters with those of following", () => {
  const chunkOf = chunks({ isEarly: () => false, isOnPage: () => false, isAfterPaint: () => false });
  const moduleOf = (name) => at(`packages/services/dist/contract/${name}.js`);
  const getModuleInfo = () => null;
  expect(["following", "newsletters"].map((name) => chunkOf(moduleOf(name), { getModuleInfo }))).toEqual([
    "following",
    "following",
  ]);
});
