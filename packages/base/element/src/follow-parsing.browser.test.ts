import { afterEach, expect, it, vi } from "vitest";
import { followParsing, isParsed } from "./follow-parsing.js";

const host = document.createElement("section");

/** Puts `host` at the end of a page that is being parsed. */
function parseHost(): void {
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  document.body.append(host);
}
const frame = () => new Promise(requestAnimationFrame);

afterEach(() => {
  vi.restoreAllMocks();
  host.replaceChildren();
  document.body.replaceChildren();
});

it("counts a host as parsed once a node follows it or one of its ancestors", () => {
  parseHost();
  expect(isParsed(host)).toBe(false);
  const place = document.createElement("main");
  document.body.append(place);
  expect(isParsed(host)).toBe(true);
  place.append(host);
  expect(isParsed(host)).toBe(false);
  document.body.append("A word");
  expect(isParsed(host)).toBe(true);
});

it("counts a host as parsed once the page is parsed", () => {
  document.body.append(host);
  expect(isParsed(host)).toBe(true);
});

it("calls back for each addition of the parser, and once at the end of the page", async () => {
  const show = vi.fn();
  parseHost();
  followParsing(host, show);
  expect(show).not.toHaveBeenCalled();
  const list = host.appendChild(document.createElement("ul"));
  await frame();
  expect(show).toHaveBeenCalledTimes(1);
  list.append(document.createElement("li"));
  await frame();
  expect(show).toHaveBeenCalledTimes(2);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(show).toHaveBeenCalledTimes(3);
  host.append("A host's own change");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await frame();
  expect(show).toHaveBeenCalledTimes(3);
});

it("does not call back after the returned function was called", async () => {
  const show = vi.fn();
  parseHost();
  followParsing(host, show)();
  host.append("A piece");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await frame();
  expect(show).not.toHaveBeenCalled();
});

it("does not call back for an element that is already parsed", async () => {
  const show = vi.fn();
  document.body.append(host);
  followParsing(host, show)();
  followParsing(host, show);
  host.append("A host's own change");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await frame();
  expect(show).not.toHaveBeenCalled();
});
