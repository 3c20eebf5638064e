import { getSlug } from "../slug.js";
import type { Issue } from "./magazine.js";

const FIRST_YEAR = 1956;
const LAST_YEAR = 2025;
/** From this year on, codes are letters, year and issue. Earlier codes are numbers (content-9.17). */
const LETTERS_SINCE = 1984;
const FIRST_NUMBER = 3901;

/** Months of the issues: six a year at first, ten from 2001, twelve from 2024. */
const SIX = ["1-2", "3-4", "5-6", "7-8", "9-10", "11-12"];
const TEN = ["1-2", "3", "4", "5", "6", "7-8", "9", "10", "11", "12"];
const TWELVE = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

const LOOKS = (
  "Patient Borrowed Second Open Quiet Narrow Honest Unwritten Long Divided Restless Careful Plain Distant Common " +
  "Early Hidden Shared Stubborn Measured Empty Northern Late Curious"
).split(" ");
/** Has one entry fewer than `LOOKS`. Thereby each pair, the name of an issue, occurs once. */
const THINGS = (
  "Ledger Harbour Workshop Contract Bridge Counter Handshake Map Kitchen Timetable Warehouse Orchard Telephone " +
  "Staircase Mirror Apprentice Letter Factory Season Inheritance Question Lantern Balance"
).split(" ");

const SUMMARIES = [
  "What was promised, what was delivered, and who wrote down the difference.",
  "Essays for people who have to decide before they are sure.",
  "From the shop floor and the boardroom: the same week, told twice.",
  "On work that nobody sees until it is left undone.",
  "Eleven firms, one question, and the answers that did not agree.",
];

const SUBJECTS = [
  "The Price of a Promise",
  "A Foreman’s Arithmetic",
  "Who Signs for the Rain",
  "Letters to a New Director",
  "The Meeting Nobody Called",
  "On Hiring Slowly",
  "Nine Ways to Count Stock",
  "The Second Shift",
  "When the Founder Leaves",
  "Why Budgets Sulk",
  "A Case for Thicker Walls",
  "The Customer at the Back Door",
  "What Clerks Know",
  "The Merger That Waited",
  "Selling by Daylight",
  "An Hour with the Auditors",
  "The Idle Machine",
  "Two Desks, One Decision",
  "How to Lose an Argument",
  "The Last Invoice",
];
const PLACES = [
  "in Tollbridge",
  "at Norrland Ovens",
  "after the Thaw",
  "by the Canal",
  "in a Small Town",
  "at the Ferry Company",
  "before the Audit",
  "on Mill Street",
  "at Year’s End",
];
const ITEMS = 4;

/** Every issue from January 1956 to November 2025, the latest first. Later issues are in `magazine.ts`. */
export const archive: readonly Issue[] = Array.from(
  { length: LAST_YEAR - FIRST_YEAR + 1 },
  (_, index) => FIRST_YEAR + index,
)
  .flatMap((year) => getMonths(year).map((months, index) => ({ year, months, number: index + 1 })))
  .filter(({ year, number }) => year < LAST_YEAR || number < TWELVE.length)
  .map(complete)
  .reverse();

interface Written {
  readonly year: number;
  /** Months of the issue, such as `1-2`. */
  readonly months: string;
  /** Number of the issue within its year. */
  readonly number: number;
}

function complete({ year, months, number }: Written, index: number): Issue {
  const [first = 1] = months.split("-").map(Number);
  const published = `${year}-${twoDigits(first)}-01`;
  const name = `The ${at(LOOKS, index)} ${at(THINGS, index)} Issue`;
  return {
    code:
      year < LETTERS_SINCE ? String(FIRST_NUMBER + index) : `BR${twoDigits(year % 100)}${twoDigits(number)}`,
    title: `${getName(months)} ${year}: ${name}`,
    summary: at(SUMMARIES, index),
    published,
    items: Array.from({ length: ITEMS }, (_, place) => itemOf(published, index, place)),
  };
}

function itemOf(published: string, index: number, place: number): Issue["items"][number] {
  const title = `${at(SUBJECTS, index * ITEMS + place)} ${at(PLACES, index + place)}`;
  const [year, month] = published.split("-");
  return { title, link: `/${year}/${month}/${getSlug(title)}` };
}

function getMonths(year: number): readonly string[] {
  return year < 2001 ? SIX : year < 2024 ? TEN : TWELVE;
}

/** Formats `1-2` as "January–February". */
function getName(months: string): string {
  const names = months.split("-").map((month) => at(MONTHS, Number(month) - 1));
  return names.join("–");
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

function at(words: readonly string[], index: number): string {
  return words[index % words.length] ?? "";
}
