import type { Issue } from "@quire/services/archive";

/**
 * What an issue is called beside its year: "November: The Refusal Issue" for "November 2026: The Refusal Issue". Where
 * the title does not name the year, its month comes first, so that it is found by the month's first letters.
 */
export function issueLabel({ title, published }: Issue, locale: string): string {
  const [, year = "", month = ""] = /^(\d{4})-(\d\d)/.exec(published) ?? [];
  const date = new Date(`${year}-${month}-01`);
  if (year === "" || Number.isNaN(date.getTime())) return title;
  const named = new RegExp(`\\s+${year}(?=:|$)`);
  if (named.test(title)) return title.replace(named, "");
  const name = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(date);
  return `${name}: ${title}`;
}
