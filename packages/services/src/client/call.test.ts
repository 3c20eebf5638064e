import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { configure } from "../configuration/index.js";
import { endpoint } from "../contract/endpoint.js";
import { getList } from "../contract/lenient.js";
import { call, callFor, callWithHeaders } from "./call.js";
import { isRequestError, type RequestError } from "./request-error.js";
import { onUnauthorized } from "./unauthorized.js";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const answer = v.object({ name: v.string() });
const read = endpoint({ name: "read", method: "GET", base: "api", path: "thing", answer, spec: "test" });
const write = endpoint({
  name: "write",
  method: "POST",
  base: "api",
  path: "thing/{id}",
  params: v.object({ id: v.string() }),
  query: v.object({ page: v.optional(v.number()) }),
  body: { as: "json", schema: v.object({ quantity: v.number() }) },
  answer,
  failures: { 422: v.object({ message: v.string() }) },
  keyed: true,
  spec: "test",
});

let requests: { method: string; url: string; headers: IncomingMessage["headers"]; body: string }[] = [];
let answers: Answer[] = [];

const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    requests.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
    const next = answers.length > 1 ? answers.shift() : answers[0];
    next?.(request, response);
  });
});

const json =
  (status: number, body: unknown, headers = {}): Answer =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
const raw =
  (status: number, body: string, type = "application/json"): Answer =>
  (_, response) =>
    response.writeHead(status, { "content-type": type }).end(body);
const silent: Answer = () => {};
const good = json(200, { name: "Strategy" });

beforeEach(async () => {
  requests = [];
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server that is listening has an address object.
  const { port } = server.address() as AddressInfo;
  configure({ api: `http://127.0.0.1:${port}/api///`, timeout: 10_000 });
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function getFailure(called: Promise<unknown>): Promise<RequestError> {
  const error = await called.catch((cause) => cause);
  if (!isRequestError(error)) throw new Error(`Expected a RequestError, got ${error}`);
  return error;
}

describe("call", () => {
  it("asks for answers in the page's language (beyond-391)", async () => {
    answers = [good];
    configure({ locale: "de-AT" });
    await call(read);
    configure({ locale: "" });
    await call(read);
    expect(requests.map(({ headers }) => headers["accept-language"])).toEqual(["de-AT", "en-US"]);
  });

  it("joins base and path with one slash, and encodes parameters and query", async () => {
    answers = [good];
    const options = {
      params: { id: "a/b ü" },
      query: { page: 2 },
      body: { quantity: 1 },
      key: "0123456789abcdef",
    };
    await expect(call(write, options)).resolves.toEqual({ name: "Strategy" });
    expect(requests[0]).toMatchObject({ method: "POST", url: "/api/thing/a%2Fb%20%C3%BC?page=2" });
    expect(requests[0]?.headers["idempotency-key"]).toBe("0123456789abcdef");
    expect(JSON.parse(requests[0]?.body ?? "")).toEqual({ quantity: 1 });
  });

  it("returns the headers of the answer", async () => {
    answers = [json(200, { name: "x" }, { "last-modified": "Thu, 05 Nov 2026 10:00:00 GMT" })];
    const { headers } = await callWithHeaders(read);
    expect(headers.get("last-modified")).toBe("Thu, 05 Nov 2026 10:00:00 GMT");
  });

  it("succeeds with the third request when a read fails twice (robustness-19)", async () => {
    answers = [json(500, {}), json(500, {}), good];
    await expect(call(read)).resolves.toEqual({ name: "Strategy" });
    expect(requests).toHaveLength(3);
  });

  it("fails a read after three requests (robustness-19)", async () => {
    answers = [json(500, {})];
    expect(await getFailure(call(read, {}))).toMatchObject({ code: "request/status", status: 500 });
    expect(requests).toHaveLength(3);
  });

  it.each(["POST", "PUT", "DELETE"] as const)("sends %s once (robustness-19)", async (method) => {
    answers = [json(500, {})];
    const row = endpoint({ name: "once", method, base: "api", path: "x", answer, spec: "test" });
    expect(await getFailure(call(row, {}))).toMatchObject({ code: "request/status", status: 500 });
    expect(requests).toHaveLength(1);
  });

  it("caps Retry-After, so that a read that keeps failing ends within 20 seconds", async () => {
    answers = [json(503, {}, { "retry-after": "3600" }), good];
    await expect(call(read)).resolves.toEqual({ name: "Strategy" });
  }, 15_000);

  it("times out if code for the answer does not load (beyond-135)", async () => {
    answers = [good];
    const never = () => new Promise<typeof read>(() => {});
    const row = { ...read, timeout: 200 } as const;
    expect(await getFailure(callFor(row, never, { retry: false }))).toMatchObject({
      code: "request/timeout",
    });
    const soon = async () => read;
    expect((await callFor(row, soon, { retry: false })).answer).toEqual({ name: "Strategy" });
  });

  it("times out after the declared time (robustness-18)", async () => {
    answers = [silent];
    const row = { ...read, timeout: 200 } as const;
    expect(await getFailure(call(row, {}))).toMatchObject({ code: "request/timeout" });
  });

  it("times out when the body never ends", async () => {
    answers = [(_, response) => response.writeHead(200, { "content-type": "application/json" }).write("{")];
    const row = endpoint({
      name: "w",
      method: "POST",
      base: "api",
      path: "x",
      answer,
      timeout: 300,
      spec: "test",
    });
    expect(await getFailure(call(row, {}))).toMatchObject({ code: "request/timeout" });
  });

  it("rejects with request/network when the connection is cut", async () => {
    answers = [(request) => request.socket.destroy()];
    expect(await getFailure(call(read, { retry: false }))).toMatchObject({ code: "request/network" });
  });

  it("rejects with request/aborted when it is aborted (robustness-23)", async () => {
    answers = [silent];
    const controller = new AbortController();
    const failure = getFailure(call(read, { signal: controller.signal }));
    controller.abort();
    expect(await failure).toMatchObject({ code: "request/aborted" });
  });

  it.each([
    ["HTML", raw(200, "<!doctype html><script>alert(1)</script>", "text/html")],
    ["HTML with a JSON content type", raw(200, "<html></html>")],
    ["truncated JSON", raw(200, '{"name":"Str')],
    ["204", raw(204, "")],
    ["an empty body", raw(200, "")],
    ["another shape", raw(200, '{"title":"Strategy"}')],
  ])("rejects %s without the body in the message (robustness-20)", async (_, wrong) => {
    answers = [wrong];
    const error = await getFailure(call(read, {}));
    expect(error.code).toBe("request/answer");
    expect(error.message).not.toMatch(/<|alert/);
  });

  it("reports a 204 in place of data, but not the 204 of a guest's profile (beyond-277)", async () => {
    const callCount = vi.spyOn(console, "error").mockImplementation(() => {});
    answers = [raw(204, "")];
    await getFailure(call({ ...read, absent: 204 }, {}));
    await getFailure(call(read, {}));
    await expect.poll(() => callCount.mock.calls).not.toEqual([]);
    expect(callCount).toHaveBeenCalledTimes(1);
    expect(callCount.mock.calls[0]?.[0]).toMatch(
      /request\/answer: The call "read" failed: .* → 204\. It is not JSON\./,
    );
    callCount.mockRestore();
  });

  it("leaves out an invalid entry of a list and reports it (beyond-120)", async () => {
    const callCount = vi.spyOn(console, "error").mockImplementation(() => {});
    const things = v.object({
      things: getList(answer),
      count: v.optional(v.pipe(v.number(), v.minValue(0))),
    });
    const row = endpoint({
      name: "all",
      method: "GET",
      base: "api",
      path: "x",
      answer: things,
      spec: "test",
    });
    answers = [json(200, { things: [{ name: "a" }, { name: 7 }, { name: "b" }] })];
    await expect(call(row, {})).resolves.toEqual({ things: [{ name: "a" }, { name: "b" }] });
    expect(callCount.mock.calls.join()).toContain('At "things.1.name"');
    callCount.mockClear();
    for (const wrong of [{ things: [{ name: 7 }] }, { things: [{ name: "a" }, null], count: -1 }]) {
      answers = [json(200, wrong)];
      expect(await getFailure(call(row, {}))).toMatchObject({ code: "request/answer" });
    }
    callCount.mockRestore();
  });

  it("rejects an HTML page in answer to a write without a body (robustness-20)", async () => {
    answers = [raw(200, "<html>Sign in to the Wi-Fi</html>", "text/html")];
    const row = endpoint({ name: "bare", method: "POST", base: "api", path: "x", spec: "test" });
    expect(await getFailure(call(row, {}))).toMatchObject({ code: "request/answer" });
  });

  it("parses a declared failure, and drops an invalid one", async () => {
    const options = { params: { id: "1" }, query: {}, body: { quantity: 1 }, key: "0123456789abcdef" };
    answers = [json(422, { message: "Too many." }, { "retry-after": "7" })];
    expect(await getFailure(call(write, options))).toMatchObject({
      failure: { message: "Too many." },
      retryAfter: 7,
    });
    answers = [raw(422, "<html>", "text/html")];
    expect(await getFailure(call(write, options))).toMatchObject({ status: 422, failure: undefined });
  });

  it("reads other 4xx statuses by the schema of 4XX, and an empty body as an empty object", async () => {
    const row = endpoint({
      name: "any",
      method: "POST",
      base: "api",
      path: "x",
      failures: { "4XX": v.object({ message: v.nullish(v.string(), "") }) },
      spec: "test",
    });
    answers = [json(418, { message: "No." }), raw(404, ""), raw(400, "{oops"), json(500, { message: "No." })];
    expect(await getFailure(call(row, {}))).toMatchObject({ status: 418, failure: { message: "No." } });
    expect(await getFailure(call(row, {}))).toMatchObject({ status: 404, failure: { message: "" } });
    expect(await getFailure(call(row, {}))).toMatchObject({ status: 400, failure: undefined });
    expect(await getFailure(call(row, {}))).toMatchObject({ status: 500, failure: undefined });
  });

  it("marks HTML pages and undeclared 404 and 405 as misplaced", async () => {
    const row = endpoint({
      name: "bare",
      method: "POST",
      base: "api",
      path: "x",
      failures: { 404: v.object({}), "4XX": v.object({}) },
      spec: "test",
    });
    const bare = { ...row, failures: { "4XX": v.object({}) } };
    answers = [raw(401, "<html>", "text/html; charset=utf-8"), json(404, {}), json(405, {}), json(404, {})];
    expect(await getFailure(call(row, {}))).toMatchObject({ status: 401, isMisplaced: true });
    expect(await getFailure(call(row, {}))).toMatchObject({ status: 404, isMisplaced: false });
    expect(await getFailure(call(row, {}))).toMatchObject({ status: 405, isMisplaced: true });
    expect(await getFailure(call(bare, {}))).toMatchObject({ status: 404, isMisplaced: true });
  });

  it("refuses to send a body that violates the contract", async () => {
    answers = [good];
    // The types forbid this body, but a form's value can still cause it.
    const body = { quantity: "many" } as unknown as { quantity: number };
    const options = { params: { id: "1" }, query: {}, body, key: "0123456789abcdef" };
    expect(await getFailure(call(write, options))).toMatchObject({ code: "request/body" });
    expect(requests).toHaveLength(0);
  });

  it("calls the listener on a 401, except for the profile (robustness-24)", async () => {
    let callCount = 0;
    onUnauthorized(() => callCount++);
    answers = [json(401, {})];
    await getFailure(call({ ...read, name: "profile" }, {}));
    expect(callCount).toBe(0);
    await getFailure(call(read, {}));
    expect(callCount).toBe(1);
  });
});
