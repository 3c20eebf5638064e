import { call } from "../client/index.js";
import { magazineStream, type StreamEntry } from "../contract/index.js";

/** An issue of the magazine as its feed has it (content-3.21). */
export interface Issue {
  /** As BR2501 or 3991. */
  readonly code: string;
  /** Its code where the feed has none. */
  readonly title: string;
  readonly summary: string;
  /** An address as it came. */
  readonly image: string;
  /** ISO 8601, the day on which it came out; empty where the feed does not say. */
  readonly published: string;
  /** What stands in it; `link` is an address as it came. */
  readonly items: readonly { readonly title: string; readonly link: string }[];
}

/** As many as one page of a stream may have: more than a year ever had. */
const MOST = 100;

/**
 * The issues of a year, the first of it first.
 * @throws RequestError
 */
export async function loadIssuesOf(year: number, signal: AbortSignal): Promise<readonly Issue[]> {
  const issues = await ask(`year:${year}`, signal);
  // Of a feed that does not know the filter, those of the year are taken.
  return issues.filter(({ published }) => published.startsWith(`${year}-`)).sort(byDay);
}

/**
 * The issue with that code; `undefined` where there is none.
 * @throws RequestError
 */
export async function loadIssue(code: string, signal: AbortSignal): Promise<Issue | undefined> {
  const issues = await ask(`issue:${code}`, signal);
  return issues.find((issue) => issue.code === code);
}

async function ask(filters: string, signal: AbortSignal): Promise<Issue[]> {
  const params = { pageNumber: 1, pageSize: MOST };
  const query = { format: "json", filters, sort: "date", order: "asc" } as const;
  const { entries } = await call(magazineStream, { params, query, signal });
  return entries.map(issueOf);
}

function issueOf({ id: code, title, summary, image, published, items }: StreamEntry): Issue {
  return { code, title: title || code, summary, image, published, items };
}

const byDay = (a: Issue, b: Issue) => (a.published < b.published ? -1 : a.published > b.published ? 1 : 0);
