import { newPage } from "@quire/conformance/new-page";

interface Asked {
  /** As "POST user/subscribe". */
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | null;
}

/** The server's response to a request, instead of its usual one. */
export type Answer = (asked: Asked) => Response | Promise<Response> | undefined;

export interface FakeReader {
  /** All but who is reading. */
  readonly asked: Asked[];
  answer: Answer | undefined;
  close(): void;
}

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

interface Subscribed {
  readonly newsletters?: readonly string[];
  readonly campaigns?: readonly string[];
}

/** A reader who is subscribed to these in place of the network; `null` is a guest. */
export function openReader(subscribed: Subscribed | null, answer?: Answer): FakeReader {
  const { fetch } = globalThis;
  const { newsletters = [], campaigns = [] } = subscribed ?? {};
  const profile = {
    id: "7",
    newsletters: newsletters.map((name) => ({ name })),
    marketingCampaigns: campaigns.map((marketingCampaignId) => ({ marketingCampaignId })),
  };
  const reader: FakeReader = {
    asked: [],
    answer,
    close() {
      globalThis.fetch = fetch;
    },
  };
  globalThis.fetch = async (input, options) => {
    const request = new Request(input, options);
    const path = new URL(request.url).pathname.replace("/api/", "");
    if (path.startsWith("user/profile")) return subscribed === null ? json({}, 401) : json(profile);
    const said = await request.clone().text();
    const asked = {
      call: `${request.method} ${path}`,
      body: said ? JSON.parse(said) : {},
      key: request.headers.get("idempotency-key"),
    };
    reader.asked.push(asked);
    return reader.answer?.(asked) ?? new Response(null, { status: 204 });
  };
  localStorage.clear();
  // A page of its own: what was under way for the reader before is nobody's.
  newPage();
  return reader;
}
