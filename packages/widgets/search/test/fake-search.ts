import { newPage } from "@quire/conformance/new-page";
import type { Suggestion } from "@quire/services/contract";
import { rememberSearch } from "@quire/services/search";

/** The server's response to a term, instead of its results. */
export type Answer = (term: string, signal: AbortSignal) => Response | Promise<Response> | undefined;

export interface FakeSearch {
  /** The terms that were asked for. */
  readonly terms: string[];
  close(): void;
}

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

const record = (title: string, contentType: string): Suggestion => ({
  title,
  link: `/2025/11/${title.toLowerCase().replaceAll(/\W+/g, "-")}`,
  contentType,
});
const subject = (title: string): Suggestion => ({
  title,
  link: `/topic/${title.toLowerCase().replaceAll(" ", "-")}`,
  contentType: "Topic",
});

export const STRATEGY = {
  records: [
    record("Strategy Is a Set of Refusals", "Digital Article"),
    record("What a Strategy Offsite Is For", "Digital Article"),
    record("The Strategist’s Notebook: Ten Questions for a Monday", "Podcast"),
    record("Why Strategies Fail in the Second Year", "Magazine Article"),
    record("Strategy Under Uncertainty", "Webinar"),
    record("A Short History of the Strategy Memo", "Magazine Article"),
    record("A Seventh, Which Is One Too Many for Strategy", "Digital Article"),
  ],
  subjects: [
    subject("Strategy"),
    subject("Strategic Alliances"),
    subject("Strategy Execution"),
    subject("Strikes"),
  ],
};

/** Answers suggestions in place of the network, with `recent` searches, the latest first. */
export function openSearch(answer?: Answer, recent: readonly string[] = []): FakeSearch {
  const { fetch } = globalThis;
  const terms: string[] = [];
  globalThis.fetch = async (input, options) => {
    const request = new Request(input, options);
    const url = new URL(request.url);
    if (!url.pathname.endsWith("/search/auto-suggest")) return json({}, 404);
    const term = url.searchParams.get("term") ?? "";
    terms.push(term);
    return (await answer?.(term, request.signal)) ?? json(STRATEGY);
  };
  localStorage.clear();
  // A page of its own: what was answered and searched before is nobody's.
  newPage();
  for (const term of recent.toReversed()) rememberSearch(term);
  return {
    terms,
    close() {
      globalThis.fetch = fetch;
    },
  };
}
