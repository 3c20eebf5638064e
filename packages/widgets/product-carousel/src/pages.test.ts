import { describe, expect, it } from "vitest";
import { getFirstSlides, getPageAt } from "./pages.js";

const ONE = { starts: [0, 300, 600], slide: 280, view: 280 };
const THREE = { starts: [0, 100, 200, 300, 400, 500, 600], slide: 90, view: 290 };

describe("firstSlides", () => {
  it("makes each slide a page when one fits (content-2.57)", () => {
    expect(getFirstSlides(ONE)).toEqual([0, 1, 2]);
    expect(getFirstSlides({ ...ONE, slide: 290 })).toEqual([0, 1, 2]);
  });

  it("puts as many slides on a page as fit whole", () => {
    expect(getFirstSlides(THREE)).toEqual([0, 3, 6]);
    expect(getFirstSlides({ ...THREE, view: 289.6 })).toEqual([0, 3, 6]);
    expect(getFirstSlides({ ...THREE, view: 289 })).toEqual([0, 2, 4, 6]);
  });

  it("returns one page for one slide, and none without slides", () => {
    expect(getFirstSlides({ starts: [0], slide: 280, view: 280 })).toEqual([0]);
    expect(getFirstSlides({ starts: [], slide: 0, view: 280 })).toEqual([]);
  });
});

describe("pageAt", () => {
  it.each([
    [0, 0],
    [140, 0],
    [160, 1],
    [300, 1],
    [600, 2],
  ])("returns the nearest page after %d px: %d", (scrolled, page) =>
    expect(getPageAt(ONE, scrolled)).toBe(page),
  );

  it("returns the last page at the end, however few slides it has", () => {
    expect(getPageAt(THREE, 398)).toBe(1);
    expect(getPageAt(THREE, 399)).toBe(2);
  });

  it("returns the first page when all slides fit, and without slides", () => {
    expect(getPageAt({ starts: [0, 100], slide: 90, view: 400 }, 0)).toBe(0);
    expect(getPageAt({ starts: [], slide: 0, view: 400 }, 0)).toBe(0);
  });
});
