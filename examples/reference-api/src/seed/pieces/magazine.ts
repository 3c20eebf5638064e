import { articles } from "../articles/articles.js";

/** An issue of the magazine. Its contents are at `/archive-toc/{code}` (content-2.11). */
export interface Issue {
  /** Code such as `BR2611`, or before 1984 a number such as `3991` (content-9.17). */
  readonly code: string;
  readonly title: string;
  readonly summary: string;
  /** `YYYY-MM-DD` */
  readonly published: string;
  readonly items: readonly { readonly title: string; readonly link: string }[];
}

type Written = readonly [code: string, month: string, name: string, summary: string];

const written: readonly Written[] = [
  ["BR2611", "November 2026", "The Refusal Issue", "What to stop doing, and whom to disappoint."],
  ["BR2610", "October 2026", "The Attention Issue", "Calendars as confessions, silence as an instrument."],
  ["BR2609", "September 2026", "The Promise Issue", "Promises that companies make without noticing."],
  ["BR2608", "August 2026", "The Distance Issue", "How far it is from a decision to those who live with it."],
  ["BR2607", "July 2026", "The Ladder Issue", "On delegation, and on what cannot be handed on."],
  ["BR2606", "June 2026", "The Apprentice Issue", "Who taught the people who teach."],
  ["BR2605", "May 2026", "The Footnote Issue", "Small print, read aloud."],
  ["BR2604", "April 2026", "The Weather Issue", "Forecasts, and how to live with them."],
  ["BR2603", "March 2026", "The Tools Issue", "What the hand learns from the hammer."],
  ["BR2602", "February 2026", "The Winter Issue", "Firms that slow down on purpose."],
  ["BR2601", "January 2026", "The Beginners Issue", "First weeks, first customers, first mistakes."],
  ["BR2512", "December 2025", "The Ledger Issue", "A year, as its accounts tell it."],
];

/** Issues of the magazine, the latest first. Earlier ones are in `archive.ts`. */
export const magazine: readonly Issue[] = written.map(([code, month, name, summary]) => {
  const published = `20${code.slice(2, 4)}-${code.slice(4)}-01`;
  return { code, title: `${month}: ${name}`, summary, published, items: getItems(published.slice(0, 7)) };
});

function getItems(month: string): Issue["items"] {
  return articles
    .filter(({ published }) => published.startsWith(month))
    .map(({ title, slug }) => ({ title, link: `/${month.replace("-", "/")}/${slug}` }));
}
