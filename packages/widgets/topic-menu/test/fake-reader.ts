import { newPage } from "@quire/conformance/new-page";

/** The server's response to a request, instead of its usual one. */
export type Answer = (request: Request) => Response | Promise<Response> | undefined;

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

export interface FakeReader {
  readonly requests: { readonly method: string; readonly path: string; readonly body: string }[];
  close(): void;
}

/** A reader who follows `topics` in place of the network; `null` is a guest. */
export function openReader(topics: readonly string[] | null, answer?: Answer): FakeReader {
  const { fetch } = globalThis;
  const requests: FakeReader["requests"] = [];
  const profile = { id: "7", topics: (topics ?? []).map((name) => ({ name })) };
  globalThis.fetch = async (input, options) => {
    const request = new Request(input, options);
    const { pathname: path } = new URL(request.url);
    if (request.method !== "HEAD") {
      requests.push({ method: request.method, path, body: await request.clone().text() });
    }
    const said = answer?.(request);
    if (said) return said;
    if (!path.endsWith("/user/profile")) return new Response(null, { status: 204 });
    return topics === null ? json({}, 401) : json(profile);
  };
  localStorage.clear();
  // A page of its own: what was under way for the reader before is nobody's.
  newPage();
  return {
    requests,
    close() {
      globalThis.fetch = fetch;
    },
  };
}
