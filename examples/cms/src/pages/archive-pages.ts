import type { Catalogue, Issue, Items } from "@quire/example-reference-api";
import { type Context, Hono } from "hono";
import { found, numberedView } from "../listing.js";
import type { Page } from "../page.js";
import type { Show } from "./show.js";

/** First and last year of the archive, for its picker without script (content-2.64, content-9.17). */
const FIRST_YEAR = 1956;
const LAST_YEAR = 2025;
const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => LAST_YEAR - index);
const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** Page size of the grid of covers: full rows of two, four or five. */
const GRID_SIZE = 20;

/** The magazine: its issues, its archive, and the contents of each issue. */
export function archivePages(show: Show, catalogue: Catalogue, items: Items): Hono {
  const issues = [...catalogue.magazine, ...catalogue.archive];
  const app = new Hono();
  app.get("/magazine", (c) => show(c, magazinePage(items, c.req.query("page"))));
  app.get("/archive-toc", (c) => archive(c, show, issues));
  app.get("/archive-toc/:code", (c) => {
    const code = c.req.param("code");
    return show(
      c,
      issuePage(issues, code) ?? noIssuePage(issues, `No issue has the code ${code.slice(0, 20)}.`),
    );
  });
  return app;
}

function magazinePage({ issues }: Items, page: string | undefined): Page {
  return {
    template: "magazine",
    title: "The magazine – The Quire Review",
    description: "The issues of The Quire Review, with their contents.",
    values: numberedView(found(issues, {}), page, "/magazine", GRID_SIZE),
  };
}

/** Answers with the archive's page. With a year and a month, as its form sends them, it redirects to that issue. */
function archive(c: Context, show: Show, issues: readonly Issue[]): Response | Promise<Response> {
  const { year, month = "1" } = c.req.query();
  if (year === undefined) return show(c, archivePage(issues));
  const issue = getIssue(issues, year, Number(month));
  return issue
    ? c.redirect(`/archive-toc/${issue.code}`, 303)
    : show(c, noIssuePage(issues, "No issue came out in that month."));
}

/** Finds the issue of a month. An issue may cover two months, such as January and February. */
function getIssue(issues: readonly Issue[], year: string, month: number): Issue | undefined {
  const ofYear = issues.filter(({ published }) => published.slice(0, 4) === year);
  return month >= 1 && month <= MONTHS.length
    ? ofYear.find(({ published }) => Number(published.slice(5, 7)) <= month)
    : undefined;
}

function archivePage(issues: readonly Issue[]): Page {
  const count = issues.filter(({ published }) => Number(published.slice(0, 4)) <= LAST_YEAR).length;
  return {
    template: "archive",
    title: "The archive – The Quire Review",
    description: "Every issue of The Quire Review from 1956 to 2025, by year and month.",
    values: { count, latest: issues[0] && latestView(issues[0]), ...pickerView(issues) },
  };
}

/** Returns the page with the contents of an issue (content-2.11). */
function issuePage(issues: readonly Issue[], asked: string): Page | undefined {
  const index = issues.findIndex(({ code }) => code === asked.toUpperCase());
  const issue = issues[index];
  if (!issue) return undefined;
  const { code, title, summary } = issue;
  return {
    template: "issue",
    title: `${title} – The Quire Review`,
    description: summary,
    values: {
      code,
      issueTitle: title,
      summary,
      art: `/cover/${code}.svg`,
      entries: issue.items.map((item) => ({ title: item.title, href: item.link })),
      later: linkTo(issues[index - 1]),
      earlier: linkTo(issues[index + 1]),
      ...pickerView(issues, issue),
    },
  };
}

/** Returns the newest issue, which stands beside the picker. */
function latestView({ items, ...issue }: Issue) {
  return {
    ...coverView(issue),
    summary: issue.summary,
    issueTitle: issue.title,
    code: issue.code,
    contents: items,
  };
}

function coverView({ code, title }: Pick<Issue, "code" | "title">) {
  return { issueHref: `/archive-toc/${code}`, art: `/cover/${code}.svg`, edition: title.split(":")[0] };
}

function linkTo(issue: Issue | undefined) {
  return issue && coverView(issue);
}

function noIssuePage(issues: readonly Issue[], what: string): Page {
  return {
    template: "no-issue",
    title: "Issue not found – The Quire Review",
    status: 404,
    values: { what, ...pickerView(issues) },
  };
}

/** Returns the page that replaces the text of an archived article, or undefined if no issue has printed it. */
export function findArchived({ archive }: Catalogue, path: string): Page | undefined {
  const issue = archive.find(({ items }) => items.some(({ link }) => link === path));
  const article = issue?.items.find(({ link }) => link === path);
  if (!issue || !article) return undefined;
  return {
    template: "archived",
    title: `${article.title} – The Quire Review`,
    description: `From the issue of ${issue.title}.`,
    values: {
      heading: article.title,
      code: issue.code,
      issueHref: `/archive-toc/${issue.code}`,
      issueTitle: issue.title,
      others: issue.items.filter((one) => one !== article),
    },
  };
}

/** Returns the picker and its form without script, with the shown issue chosen if the archive has it. */
function pickerView(issues: readonly Issue[], issue?: Issue) {
  const year = Number(issue?.published.slice(0, 4) ?? LAST_YEAR);
  const ofYear = issues.filter(({ published }) => published.startsWith(`${Math.min(year, LAST_YEAR)}-`));
  const month = Number(issue?.published.slice(5, 7) ?? 1);
  return {
    covers: { issues: ofYear.toReversed().map(coverView) },
    chosen: issue && year <= LAST_YEAR && { year, code: issue.code },
    years: YEARS.map((one) => ({ year: one, isChosen: one === year })),
    months: MONTHS.map((name, index) => ({ name, number: index + 1, isChosen: index + 1 === month })),
  };
}
