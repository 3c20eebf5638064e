import { expect, it } from "vitest";
import { type Answers, answer, type Sent } from "./answers.js";

const ORIGIN = "https://quire.test";

function ask(answers: Answers, path: string, options?: RequestInit, sent?: Sent[]): Promise<Response> {
  return answer(answers, sent)(ORIGIN + path, options);
}

it("prefers answers by method and path, and answers 404 if there is none", async () => {
  const answers = { "/a": { body: { all: true } }, "POST /a": { status: 409, body: { taken: true } } };
  expect(await (await ask(answers, "/a?b=1")).json()).toEqual({ all: true });
  const posted = await ask(answers, "/a", { method: "POST", body: "{}" });
  expect([posted.status, await posted.json()]).toEqual([409, { taken: true }]);
  expect((await ask(answers, "/b")).status).toBe(404);
});

it("records the requests", async () => {
  const sent: Sent[] = [];
  await ask({}, "/a", { method: "POST", body: "hello" }, sent);
  expect(sent).toEqual([{ method: "POST", path: "/a", body: "hello" }]);
});

it.each([
  ["a call without an answer", "never"],
  ["a waiting answer", () => new Promise<Response>(() => {})],
] as const)("ends %s when the call is cancelled", async (_, never) => {
  const abort = new AbortController();
  const response = ask({ "/a": never }, "/a", { signal: abort.signal });
  // Aborts after the body was read.
  setTimeout(() => abort.abort(new Error("given up")), 5);
  await expect(response).rejects.toThrow("given up");
});
