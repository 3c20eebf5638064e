import { expect, it } from "vitest";
import { breakLines, outline } from "./outline.js";

const style = { size: 27, width: 244, most: 3 };

it("draws text as a path, without text elements that need a font", () => {
  const path = outline("The Refusal Issue", { x: 28, y: 96, size: 27, fill: "#16211d" });
  expect(path).toMatch(/^<path fill="#16211d" d="M[\d.\-A-Z ]+"\/>$/);
});

it("ends text at the given place", () => {
  const start = (anchor: "start" | "end") =>
    Number(/d="M([\d.]+)/.exec(outline("1956", { x: 280, y: 20, size: 12, fill: "#000", anchor }))?.[1]);
  expect(start("start")).toBeGreaterThan(280);
  expect(start("end")).toBeLessThan(270);
});

it("breaks text where the line is full", () => {
  expect(breakLines("The Price of a Promise", style)).toEqual(["The Price of a", "Promise"]);
  expect(breakLines("", style)).toEqual([]);
});

it.each(["Everything promised ".repeat(15), "Donaudampfschifffahrtsgesellschaft".repeat(9)])(
  "cuts text of 300 characters: %s",
  (text) => {
    const lines = breakLines(text, style);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(line.length).toBeLessThan(40);
  },
);
