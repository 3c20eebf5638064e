import type { Issue } from "@quire/services/archive";

/**
 * The issue's label next to its year: "November: The Refusal Issue" for "November 2026: The Refusal Issue". The month
 * comes first if the title does not name the year. Users can then find it by the month's first letters.
 */
export function formatIssueLabel({ title, published }: Issue, locale: string): string {
  const [, year = "", month = ""] = /^(\d{4})-(\d\d)/.exec(published) ?? [];
  const date = new Date(`${year}-${month}-01`);
  if (year === "" || Number.isNaN(date.getTime())) return title;
  const named = new RegExp(`\\s+${year}(?=:|$)`);
  if (named.test(title)) return title.replace(named, "");
  const name = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(date);
  return `${name}: ${title}`;
}
