import { expect, it, vi } from "vitest";
import { createFakeBackend } from "./index.js";
import { routeCalls } from "./playwright.js";

type Handler = Parameters<Parameters<typeof routeCalls>[0]["route"]>[1];

/** A route of Playwright for one request. */
const getRoute = (url: string, method = "GET", body: string | null = null) => ({
  request: () => ({
    url: () => `http://localhost:3000${url}`,
    method: () => method,
    headers: () => ({ "content-type": "application/json" }),
    postDataBuffer: () => (body === null ? null : new TextEncoder().encode(body)),
  }),
  fulfill: vi.fn(async (_: { status: number; body: Buffer }) => {}),
  abort: vi.fn(async () => {}),
  fallback: vi.fn(async () => {}),
});

/** Routes a page's calls. @returns what Playwright would call for each request */
async function handlerFor(backend: ReturnType<typeof createFakeBackend>): Promise<Handler> {
  const handlers: Handler[] = [];
  await routeCalls({ route: async (_, handler) => handlers.push(handler) }, backend);
  return async (route) => {
    for (const handler of handlers) await handler(route);
  };
}

it("answers calls with state, and leaves other requests alone (beyond-287)", async () => {
  const backend = createFakeBackend({ user: {} });
  const handle = await handlerFor(backend);
  const follow = getRoute("/api/user/subscribe", "POST", JSON.stringify({ type: "topic", name: "Strategy" }));
  await handle(follow);
  expect(follow.fulfill).toHaveBeenCalledWith(expect.objectContaining({ status: 204 }));
  expect(backend.state.user?.follows.topic).toEqual(["Strategy"]);
  const page = getRoute("/articles");
  await handle(page);
  expect(page.fallback).toHaveBeenCalledOnce();
});

it("aborts a request when its connection breaks (beyond-287)", async () => {
  const handle = await handlerFor(createFakeBackend({ faults: [{ call: "topics", cut: true }] }));
  const topics = getRoute("/api/topic");
  await handle(topics);
  expect(topics.abort).toHaveBeenCalledOnce();
});
