import { afterEach, expect, it, vi } from "vitest";
import { isParsed, whileParsed } from "./while-parsed.js";

const host = document.createElement("section");

/** As while the parser has come to the end of `host`, and to nothing behind it. */
function read(): void {
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  document.body.append(host);
}
const frame = () => new Promise(requestAnimationFrame);

afterEach(() => {
  vi.restoreAllMocks();
  host.replaceChildren();
  document.body.replaceChildren();
});

it("all of it is there once something stands behind it, or behind what it stands in", () => {
  read();
  expect(isParsed(host)).toBe(false);
  const place = document.createElement("main");
  document.body.append(place);
  expect(isParsed(host)).toBe(true);
  place.append(host);
  expect(isParsed(host)).toBe(false);
  document.body.append("A word");
  expect(isParsed(host)).toBe(true);
});

it("and once the page has been read", () => {
  document.body.append(host);
  expect(isParsed(host)).toBe(true);
});

it("shows each piece that the parser adds, at any depth, and the whole at the end; then no more", async () => {
  const show = vi.fn();
  read();
  whileParsed(host, show);
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

it("shows nothing more of an element that has gone", async () => {
  const show = vi.fn();
  read();
  whileParsed(host, show)();
  host.append("A piece");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await frame();
  expect(show).not.toHaveBeenCalled();
});

it("follows nothing where all of it is there", async () => {
  const show = vi.fn();
  document.body.append(host);
  whileParsed(host, show)();
  whileParsed(host, show);
  host.append("A host's own change");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await frame();
  expect(show).not.toHaveBeenCalled();
});
