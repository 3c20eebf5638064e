import { expect, it } from "vitest";
import { trackContent } from "./track-content.js";

it("fires content-action on the body although a listener throws (content-7.28)", () => {
  const events: unknown[] = [];
  const abort = new AbortController();
  const { signal } = abort;
  const quiet = (event: ErrorEvent) => event.preventDefault();
  const fail = () => {
    throw new Error("A page's own listener.");
  };
  addEventListener("error", quiet, { signal });
  document.body.addEventListener("content-action", fail, { signal });
  const note = (event: Event) => events.push((event as CustomEvent).detail);
  document.body.addEventListener("content-action", note, { signal });
  trackContent({ action: "save", id: "10042", url: "/a" });
  abort.abort();
  expect(events).toEqual([{ action: "save", id: "10042", url: "/a" }]);
});
