import { expectAfter, holdTime } from "@quire/conformance/held-time";
import { expect, it, vi } from "vitest";
import { stayedHere } from "./stayed-here.js";

/** Tells when the page that was being left is here after all. */
function leave(signal?: AbortSignal): () => boolean {
  holdTime();
  let isHere = false;
  void stayedHere(signal).then(() => {
    isHere = true;
  });
  return () => isHere;
}

it("a page that does not come within 10 s does not come", async () => {
  await expectAfter(10_000, leave());
});

it.each([
  ["the page comes back", () => dispatchEvent(new PageTransitionEvent("pageshow"))],
  ["nobody waits for it any more", (abort: AbortController) => abort.abort()],
])("is over as soon as %s, and leaves no timer behind", async (_, happen) => {
  const abort = new AbortController();
  const isHere = leave(abort.signal);
  await Promise.resolve();
  expect(isHere()).toBe(false);
  happen(abort);
  await Promise.resolve();
  expect(isHere()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
