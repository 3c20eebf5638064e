import { getSlug } from "../slug.js";

/** A newsletter. Users follow it by its name. Without a mark it is open to everyone. */
export interface Newsletter {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly frequency: string;
  readonly subscriberOnly?: true;
  readonly executiveOnly?: true;
}

type Written = readonly [name: string, frequency: string, description: string];

const open: readonly Written[] = [
  ["Management Weekly", "Every Tuesday", "The week's articles, each in a paragraph that stands by itself."],
  ["The Daily Folio", "Monday to Friday", "One idea a day, short enough for the lift."],
  [
    "Leadership Letters",
    "Every Thursday",
    "Letters to and from people who lead others, some of them unwillingly.",
  ],
  ["The Strategist", "Twice a month", "Choices that companies made, and what they refused."],
  ["Working Papers", "Monthly", "Research before it hardens, with its doubts left in."],
  ["First Chair", "Every Wednesday", "For those who manage for the first time."],
  ["The Bindery", "Monthly", "New books, cases and tools from the press."],
  ["Numbers, Read Slowly", "Every other Friday", "One chart, and an hour spent with it."],
];

/** Newsletters by name: most for everyone, one for subscribers, one for the Executive tier. */
export const newsletters: readonly Newsletter[] = [
  ...open.map(complete),
  {
    ...complete(["The Case Notebook", "Every Monday", "A case a week, with the notes that teachers keep."]),
    subscriberOnly: true as const,
  },
  {
    ...complete([
      "Boardroom Brief",
      "Before each quarter",
      "Five pages for directors, and nothing to forward.",
    ]),
    executiveOnly: true as const,
  },
].sort((a, b) => a.name.localeCompare(b.name, "en"));

function complete([name, frequency, description]: Written): Newsletter {
  return { name, slug: getSlug(name), description, frequency };
}
