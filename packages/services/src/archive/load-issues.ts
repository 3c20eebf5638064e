import { call } from "../client/index.js";
import { magazineStream, type StreamEntry } from "../contract/index.js";

/** An issue of the magazine, from its feed (content-3.21). */
export interface Issue {
  /** Such as BR2501 or 3991. */
  readonly code: string;
  /** The code if the feed has no title. */
  readonly title: string;
  readonly summary: string;
  /** Unchecked address. */
  readonly image: string;
  /** Day of publication, ISO 8601. Empty if unknown. */
  readonly published: string;
  /** The articles. `link` is an unchecked address. */
  readonly items: readonly { readonly title: string; readonly link: string }[];
}

/** The largest page size of a stream. No year has had more issues. */
const MAX_COUNT = 100;

/**
 * Loads the issues of a year, in order of publication.
 * @throws RequestError
 */
export async function getLoadIssues(year: number, signal: AbortSignal): Promise<readonly Issue[]> {
  const issues = await fetchIssues(`year:${year}`, signal);
  // Some feeds ignore the filter by year.
  return issues.filter(({ published }) => published.startsWith(`${year}-`)).sort(byDay);
}

/**
 * Loads the issue with a code, or returns undefined.
 * @throws RequestError
 */
export async function loadIssue(code: string, signal: AbortSignal): Promise<Issue | undefined> {
  const issues = await fetchIssues(`issue:${code}`, signal);
  return issues.find((issue) => issue.code === code);
}

async function fetchIssues(filters: string, signal: AbortSignal): Promise<Issue[]> {
  const params = { pageNumber: 1, pageSize: MAX_COUNT };
  const query = { format: "json", filters, sort: "date", order: "asc" } as const;
  const { entries } = await call(magazineStream, { params, query, signal });
  return entries.map(getIssue);
}

function getIssue({ id: code, title, summary, image, published, items }: StreamEntry): Issue {
  return { code, title: title || code, summary, image, published, items };
}

const byDay = (a: Issue, b: Issue) => (a.published < b.published ? -1 : a.published > b.published ? 1 : 0);
