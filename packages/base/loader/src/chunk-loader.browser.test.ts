import { expect, it, onTestFinished, vi } from "vitest";
import { createChunkLoader } from "./chunk-loader.js";

/** A module that loads until `loads` resolves, and then succeeds or fails. */
const slow = (last: string) => `data:text/javascript,${encodeURIComponent(`await globalThis.loads;${last}`)}`;

it.each(["", "throw new Error();"])(
  "resolves `quiet` once nothing is loading, also after a failure: %j",
  async (last) => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.stubGlobal("loads", promise);
    onTestFinished(() => void vi.unstubAllGlobals());
    const chunks = createChunkLoader("");
    const loaded = Promise.allSettled([chunks.load(slow(last))]);
    const quiet = vi.fn();
    void chunks.quiet().then(quiet);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(quiet).not.toHaveBeenCalled();
    resolve();
    await loaded;
    await vi.advanceTimersByTimeAsync(300);
    expect(quiet).toHaveBeenCalled();
  },
);

it("advises to serve the release unchanged if a hash differs (beyond-237)", async () => {
  const chunks = createChunkLoader(`${location.origin}/`, "sha384-AAAA");
  await expect(chunks.load("page.js")).rejects.toMatchObject({
    code: "chunk/integrity",
    message: expect.stringContaining("Serve one unchanged release"),
  });
});
