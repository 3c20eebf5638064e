import { actions } from "virtual:quire/names";
import { declared } from "virtual:quire/triggers";
import { runtime } from "@quire/core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkPage } from "./check-page.js";
import { findTriggerFaults } from "./trigger-faults.js";

beforeEach(() => {
  runtime().shared.clear();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => document.body.replaceChildren());

/** Returns the faults of the triggers in this markup, as the console shows them. */
function getFaults(html: string): string[] {
  document.body.setHTMLUnsafe(html);
  const elements = [...document.querySelectorAll<HTMLElement>("[data-quire-do]")];
  return elements
    .flatMap((element) => findTriggerFaults(element, declared))
    .map(({ code, what, why, fix }) => `${code}: ${what} ${why} ${fix}`);
}

const getErrors = () => String(vi.mocked(console.error).mock.calls);

it("has a declaration of every action, whose example is complete (beyond-230)", () => {
  expect(declared.map(({ name }) => name).sort()).toEqual([...actions].sort());
  for (const { example } of declared) expect(getFaults(`<form>${example}</form>`)).toEqual([]);
});

it.each([
  ['<a data-quire-do="follow" data-type="topics" data-name="A">', 'Did you mean "topic"?'],
  [
    '<a data-quire-do="save" data-item-id="1" data-item-title="A" data-mode="register">',
    'Did you mean "registration"?',
  ],
  ['<a data-quire-do="add-to-cart" data-product-id="1" data-type="PDF-file">', "Write one of them."],
  [
    '<a data-quire-do="add-to-cart" data-product-id="1" data-quantity="five">',
    "It is a whole number from 1 to 9999.",
  ],
  ['<a data-quire-do="add-to-cart" data-product-id="1" data-product-price="$12.95">', "It is a number."],
  ["<a data-quire-do='save' data-item='{“id”:“1”}'>", "It has typographic quotes, and is not JSON."],
  [`<a data-quire-do="save" data-item='{"id":"1"}'>`, 'It has no "title".'],
])("reports a value that the action does not accept: %s (beyond-230)", (html, fix) => {
  const faults = getFaults(html);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain("attribute/invalid: <a data-quire-do=");
  expect(faults[0]).toContain(fix);
});

it.each([
  ['<a data-quire-do="add-to-cart" data-productid="1">', 'Did you mean "data-product-id"?'],
  ['<a data-quire-do="follow" data-nam="A">', 'Did you mean "data-name"?'],
  ['<a data-quire-do="save" data-id="1" data-item-title="A">', 'Did you mean "data-item-id"?'],
])("reports an attribute that the action does not read: %s (beyond-230)", (html, fix) => {
  const faults = getFaults(html);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain("attribute/unknown: <a data-quire-do=");
  expect(faults[0]).toContain(fix);
});

it.each([
  ['<a data-quire-do="save">', "needs data-item-id and data-item-title."],
  ['<a data-quire-do="add-to-cart">', "needs data-product-id."],
  ['<a data-quire-do="copy">', "needs data-value."],
  ['<button data-quire-do="submit">', "does not work here."],
])("reports a trigger's missing attributes with a working example: %s (beyond-230)", (html, what) => {
  const faults = getFaults(html);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(what);
  expect(faults[0]).toContain("Write it as in <");
});

it("accepts the page's own attributes, a form's trigger and other names of an item", () => {
  const html = `<form><button data-quire-do="add-to-cart" data-toggle="tooltip" data-track="buy">Add</button></form>
    <button data-quire-do="unsave" data-item='{"id":"1"}'>Remove</button>
    <button data-quire-do="copy" data-field="citation">Copy</button>
    <a href="#top" data-quire-do="scroll-to">Up</a>`;
  expect(getFaults(html)).toEqual([]);
});

it("reports a page's faulty triggers at load, each once (beyond-230)", async () => {
  const wrong = '<a data-quire-do="follow" data-type="topics" data-name="A">Follow</a>';
  document.body.setHTMLUnsafe(wrong + wrong);
  checkPage(async () => ({ declared }));
  await expect.poll(getErrors).toContain('Did you mean "topic"?');
  expect(vi.mocked(console.error)).toHaveBeenCalledTimes(1);
});

it("reports declarations that do not load", async () => {
  document.body.setHTMLUnsafe('<a data-quire-do="follow">Follow</a>');
  checkPage(() => Promise.reject(new Error("The network failed.")));
  await expect.poll(getErrors).toContain("The network failed.");
});

it("loads no declaration on a page without triggers", () => {
  const load = vi.fn(async () => ({ declared }));
  checkPage(load);
  expect(load).not.toHaveBeenCalled();
});
