import { newPage } from "@quire/conformance/new-page";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CurrentUserSchema } from "../contract/index.js";
import { type Session, sessionStore } from "../session/index.js";
import { keepQuote, lastQuote, type Quote } from "./last-quote.js";

const KEY = "quire:quoted";
const usd = (minor: number) => ({ minor, currency: "USD" });
const quote: Quote = {
  lines: [
    { key: "1 ship", quantity: 2, unitPrice: usd(1250) },
    { key: "2 ebook", quantity: 1, unitPrice: undefined },
  ],
  totals: {
    subTotal: usd(2500),
    discount: usd(-300),
    tax: undefined,
    shipping: usd(0),
    grandTotal: usd(2200),
  },
};

const known = (id: string): Session => ({ status: "known", user: v.parse(CurrentUserSchema, { id }) });

/** Sets the current user of the session. */
function reads(id: string | undefined): void {
  newPage();
  sessionStore().setState(id === undefined ? { status: "anonymous" } : known(id), true);
}

beforeEach(() => {
  sessionStorage.clear();
  reads(undefined);
});
afterEach(() => sessionStorage.clear());

it("starts without a quote", () => {
  expect(lastQuote()).toBeUndefined();
});

it("keeps the displayed amounts across a reload, with only the needed line fields", () => {
  const [first, second] = quote.lines;
  keepQuote({ ...quote, lines: [{ ...first, name: "A book" }, second] as Quote["lines"] });
  reads(undefined);
  expect(lastQuote()).toEqual(quote);
  expect(sessionStorage.getItem(KEY)).not.toContain("A book");
});

it("keeps a guest's quote after sign-in, a user's for that user (robustness-39)", () => {
  keepQuote(quote);
  reads("1");
  expect(lastQuote()).toEqual(quote);
  keepQuote(quote);
  reads("1");
  expect(lastQuote()).toEqual(quote);
  reads("2");
  expect(lastQuote()).toBeUndefined();
  reads(undefined);
  expect(lastQuote()).toBeUndefined();
});

it.each([
  "{oops",
  "null",
  "[]",
  '{"reader":"","lines":[],"totals":{}}',
  '{"reader":"","lines":[],"totals":{"subTotal":{"minor":1.5,"currency":"USD"},"grandTotal":{"minor":1,"currency":"USD"}}}',
  '{"reader":"","lines":[],"totals":{"subTotal":{"minor":1,"currency":"US"},"grandTotal":{"minor":1,"currency":"USD"}}}',
  '{"reader":"","lines":[],"totals":{"subTotal":{"minor":1,"currency":"USDX"},"grandTotal":{"minor":1,"currency":"USD"}}}',
])("ignores %j in the storage (robustness-16)", (text) => {
  sessionStorage.setItem(KEY, text);
  expect(lastQuote()).toBeUndefined();
});
