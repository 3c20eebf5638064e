import { expectAfter, holdTime } from "@quire/conformance/held-time";
import { expect, it, vi } from "vitest";
import { stayedHere } from "./stayed-here.js";

/** Starts waiting. @returns a function that returns true once the navigation counts as failed */
function leave(signal?: AbortSignal): () => boolean {
  holdTime();
  let isHere = false;
  void stayedHere(signal).then(() => {
    isHere = true;
  });
  return () => isHere;
}

it("resolves if the page is still loaded after 10 s", async () => {
  await expectAfter(10_000, leave());
});

it.each([
  ["the page comes back", () => dispatchEvent(new PageTransitionEvent("pageshow"))],
  ["the signal aborts", (abort: AbortController) => abort.abort()],
])("resolves as soon as %s, and leaves no timer", async (_, happen) => {
  const abort = new AbortController();
  const isHere = leave(abort.signal);
  await Promise.resolve();
  expect(isHere()).toBe(false);
  happen(abort);
  await Promise.resolve();
  expect(isHere()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
