import { newPage } from "@quire/conformance/new-page";
import type { StreamEntrySchema } from "@quire/services/contract";
import type { InferInput } from "valibot";

export type Entry = Partial<InferInput<typeof StreamEntrySchema>>;

/** The server's response to a request, instead of its usual one. */
type Answer = (request: Request) => Response | Promise<Response> | undefined;

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

const SUBJECTS = ["Pricing in Thin Markets", "The Long Meeting", "What a Second Year Owes the First"];
const TOPICS = ["Strategy", "Economics", "Leading Teams"];

/** An article, different by its number, with what is `given` over it. */
export function entry(number: number, given: Entry = {}): Entry {
  const id = `item-${number}`;
  return {
    id,
    title: `${SUBJECTS[number % SUBJECTS.length]}, part ${number}`,
    summary: "Most plans assume that somebody will read them. Ours were written for those who never would.",
    published: `2026-11-${String(1 + (number % 28)).padStart(2, "0")}`,
    contentType: "Article",
    author: [{ name: "Ada Quill" }, { name: "Tomás Okafor" }],
    category: { term: TOPICS[number % TOPICS.length] ?? "" },
    ...given,
    content: { id, src: `/2026/11/part-${number}`, activity: "saved", selectable: true, ...given.content },
  };
}

/** `count` of them, the first with number 1. */
export function entries(count: number, given: Entry = {}): Entry[] {
  return Array.from({ length: count }, (_, i) => entry(i + 1, given));
}

export interface FakeStreams {
  /** Requests for pages, as "GET user/saves/1/8". */
  readonly asked: string[];
  /** What the server has, for every stream. */
  all: Entry[];
  /** Who reads; `null` is a guest. */
  reader: string | null;
  answer: Answer | undefined;
  close(): void;
}

export interface FakeOptions {
  readonly all?: Entry[];
  readonly reader?: string | null;
  readonly answer?: Answer | undefined;
  readonly type?: string;
  readonly isPaywallEnabled?: boolean;
  readonly profile?: object;
}

/** A server of streams in place of the network, on a page of its own. */
export function openStreams(options: FakeOptions = {}): FakeStreams {
  const { type = "library", isPaywallEnabled = false, profile = {} } = options;
  const { fetch } = globalThis;
  const { state } = history;
  const address = location.href;
  const fake: FakeStreams = {
    asked: [],
    all: options.all ?? entries(20),
    reader: options.reader === undefined ? "7" : options.reader,
    answer: options.answer,
    close() {
      globalThis.fetch = fetch;
      history.replaceState(state, "", address);
    },
  };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(/^\/api\//, "");
    const page = /\/(\d+)\/(\d+)$/.exec(pathname);
    if (page) fake.asked.push(`${request.method} ${path}${search.replace(/[?&]format=json/, "")}`);
    const said = fake.answer?.(request);
    if (said) return said;
    if (pathname.endsWith("/user/profile")) {
      return fake.reader === null ? json({}, 401) : json({ id: fake.reader, ...profile });
    }
    if (!page) return new Response(null, { status: 204 });
    const [number, size] = [Number(page[1]), Number(page[2])];
    return json({
      entries: fake.all.slice((number - 1) * size, number * size),
      page: { last: number * size >= fake.all.length, totalPages: Math.ceil(fake.all.length / size) },
      type,
      isPaywallEnabled,
    });
  };
  localStorage.clear();
  history.replaceState(null, "", address);
  // A page of its own: what was under way on the one before is nobody's.
  newPage();
  return fake;
}
