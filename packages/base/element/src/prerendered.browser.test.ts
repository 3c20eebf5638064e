import { setMessageCompiler, setPageConfiguration } from "@quire/core";
import { compileOwn } from "@quire/core/compile-own";
import { afterEach, expect, it } from "vitest";
import { makePrerendered, type Prerendered } from "./prerendered.js";

const TREE: Prerendered = [
  "form",
  { class: "own", "aria-label": ["probe.form", "Your name"] },
  ["label", { for: "quire-field-1" }, ["probe.name", "Name"], " *"],
  ["input", { id: "quire-field-1", "aria-describedby": "quire-field-1-hint quire-note-2" }],
  ["p", { id: "quire-field-1-hint" }, "As on your passport"],
  ["input", { id: "quire-field-3" }],
];

afterEach(() => setPageConfiguration({}));

const ids = (form: HTMLElement) => [...form.querySelectorAll("[id]")].map(({ id }) => id);

it("makes elements with attributes and text, in order", () => {
  const form = makePrerendered(TREE);
  expect([form.localName, form.className, form.ariaLabel]).toEqual(["form", "own", "Your name"]);
  expect([...form.children].map(({ localName }) => localName)).toEqual(["label", "input", "p", "input"]);
  expect([...form.children].map(({ textContent }) => textContent)).toEqual([
    "Name *",
    "",
    "As on your passport",
    "",
  ]);
});

it("uses the page's own messages, also in attributes", () => {
  setMessageCompiler(compileOwn);
  const own = { "probe.name": "Full name", "probe.form": "Who are you?" };
  setPageConfiguration({ messages: { en: own } });
  const form = makePrerendered(TREE);
  expect([form.querySelector("label")?.textContent, form.ariaLabel]).toEqual(["Full name *", "Who are you?"]);
});

it("makes consistent ids, and new ones at each call", () => {
  const [one, other] = [makePrerendered(TREE), makePrerendered(TREE)];
  const [field = "", hint, second] = ids(one);
  expect(field).toMatch(/^quire-field-\d+$/);
  expect(hint).toBe(`${field}-hint`);
  expect(one.querySelector("label")?.htmlFor).toBe(field);
  expect(one.querySelector("input")?.getAttribute("aria-describedby")).toContain(`${field}-hint`);
  expect(new Set([...ids(one), ...ids(other)]).size).toBe(6);
  expect(second).not.toBe(field);
});
