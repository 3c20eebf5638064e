/** In place of `fetch`: who is reading, and what giving is answered with. */
export interface FakeGifts {
  reader: string | undefined;
  answer: () => Response | Promise<Response>;
  /** The articles that were given. */
  readonly given: string[];
  readonly fetch: typeof fetch;
}

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

export function fakeGifts(): FakeGifts {
  const fake: FakeGifts = {
    reader: "7",
    answer: () =>
      json({ articleGiftURL: `${location.origin}/2026/11/strategy?gift=abc`, articleGiftsLeft: 3 }),
    given: [],
    async fetch(input, options) {
      const request = new Request(input, options);
      const { pathname } = new URL(request.url);
      if (pathname === "/api/user/profile") return json({ id: fake.reader }, fake.reader ? 200 : 401);
      if (pathname !== "/api/article-gift/give-gift") return json({}, 404);
      fake.given.push((await request.json()).url);
      const answering = Promise.resolve(fake.answer());
      return Promise.race([answering, givenUp(request.signal)]);
    },
  };
  return fake;
}

function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
