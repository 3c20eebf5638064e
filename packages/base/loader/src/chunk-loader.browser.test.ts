import { expect, it, vi } from "vitest";
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

it("fetches a file ahead once, and does not pause for it again", async () => {
  const chunks = createChunkLoader("");
  const file = slow("// Ahead.");
  await chunks.prefetch([file]);
  const pause = vi.spyOn(globalThis, "setTimeout");
  await chunks.prefetch([file]);
  expect(pause).not.toHaveBeenCalled();
  expect(document.querySelectorAll(`link[href="${file}"]`)).toHaveLength(1);
  pause.mockRestore();
});
