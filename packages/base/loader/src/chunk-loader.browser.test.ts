import { expect, it } from "vitest";
import { createChunkLoader } from "./chunk-loader.js";

/** A module that loads slowly, and then succeeds or fails. */
const slow = (last: string) =>
  `data:text/javascript,${encodeURIComponent(`await new Promise((resolve) => setTimeout(resolve, 700));${last}`)}`;

it.each(["", "throw new Error();"])(
  "resolves `quiet` when nothing loads any more, also after a failure: %j",
  async (last) => {
    const chunks = createChunkLoader("");
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    void chunks.load(slow(last)).then(over, over);
    await chunks.quiet();
    expect(isOver).toBe(true);
  },
);

it("advises to serve the release unchanged when a hash differs (beyond-237)", async () => {
  const chunks = createChunkLoader(`${location.origin}/`, "sha384-AAAA");
  await expect(chunks.load("page.js")).rejects.toMatchObject({
    code: "chunk/integrity",
    message: expect.stringContaining("Serve the release's files unchanged"),
  });
});
