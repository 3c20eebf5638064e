import type { StreamEntrySchema } from "@quire/services/contract";
import type { InferInput } from "valibot";

type Entry = InferInput<typeof StreamEntrySchema>;
type Answer = (filters: string, signal: AbortSignal) => Response | Promise<Response> | undefined;

const PICTURE =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4"/></svg>',
  );
const ITEMS = ["The Price of a Promise", "A Foreman’s Arithmetic", "Who Signs for the Rain"];
const MONTHS = ["January–February", "March–April", "May–June"];

/** An issue as its feed has it, with what is `given` over it. */
export function issue(id: string, given: Partial<Entry> = {}): Entry {
  return {
    id,
    title: "January–February 1971: The Early Harbour Issue",
    summary: "What was promised, what was delivered, and who wrote down the difference.",
    published: "1971-01-01",
    image: PICTURE,
    items: ITEMS.map((title, index) => ({ title, link: `/1971/01/item-${index + 1}` })),
    ...given,
  };
}

/** The issues of a year, six in number before 2001. */
export function issuesOf(year: number, count = 3): Entry[] {
  return Array.from({ length: count }, (_, index) =>
    issue(`BR${String(year).slice(2)}0${index + 1}`, {
      title: `${MONTHS[index]} ${year}: The Early Harbour Issue`,
      published: `${year}-0${index * 2 + 1}-01`,
    }),
  );
}

/** The magazine's feed in place of the network. */
interface FakeArchive {
  /** The filters that were asked for, in order. */
  readonly asked: string[];
  /** The response instead of its issues. */
  answer: Answer | undefined;
  /** Answered when it is told to; a request that is given up fails at once. */
  readonly fetch: typeof fetch;
}

function fakeArchive(): FakeArchive {
  const fake: FakeArchive = {
    asked: [],
    answer: undefined,
    async fetch(input, options) {
      const request = new Request(input, options);
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === "/api/user/profile") return Response.json({}, { status: 401 });
      if (!pathname.startsWith("/api/magazine/1/")) return Response.json({}, { status: 404 });
      const filters = searchParams.get("filters") ?? "";
      fake.asked.push(filters);
      const said = fake.answer?.(filters, request.signal);
      return said ? Promise.race([said, givenUp(request.signal)]) : feed(...entriesFor(filters));
    },
  };
  return fake;
}

/** A page of the feed with these issues. */
export const feed = (...entries: readonly Entry[]): Response =>
  Response.json({ entries, page: { last: true } });

function entriesFor(filters: string): Entry[] {
  const [field, value = ""] = filters.split(":");
  if (field === "year") return issuesOf(Number(value));
  return /^(BR2501|3991)$/.test(value) ? [issue(value)] : [];
}

function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** Puts a feed in the place of the network; gives back what puts it away. */
export function openArchive(answer?: Answer): FakeArchive & { close(): void } {
  const { fetch } = globalThis;
  const fake = fakeArchive();
  fake.answer = answer;
  globalThis.fetch = (input, options) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return pathname.startsWith("/api/") ? fake.fetch(input, options) : fetch(input, options);
  };
  const close = () => {
    globalThis.fetch = fetch;
  };
  return Object.assign(fake, { close });
}
