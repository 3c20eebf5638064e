import { expect, it } from "vitest";
import { createChunkLoader } from "./chunk-loader.js";

/** A module that takes a while, and then is there or fails. */
const slow = (last: string) =>
  `data:text/javascript,${encodeURIComponent(`await new Promise((resolve) => setTimeout(resolve, 700));${last}`)}`;

it.each(["", "throw new Error();"])("what may wait comes after what is loading now: %j", async (last) => {
  const chunks = createChunkLoader("");
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  void chunks.load(slow(last)).then(over, over);
  await chunks.quiet();
  expect(isOver).toBe(true);
});
