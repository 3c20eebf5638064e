import { newPage } from "@quire/conformance/new-page";
import { setErrorListener } from "@quire/core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Base, endpoint } from "../contract/index.js";
import { explainFailure } from "./explain-failure.js";
import { RequestError, type RequestErrorCode, type RequestErrorOptions } from "./request-error.js";

const row = endpoint({
  name: "follow",
  method: "POST",
  base: "api",
  path: "user/subscribe",
  spec: "content-7",
});
const ELSEWHERE = "https://api.example/api/user/subscribe";

beforeEach(() => {
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

function getReport(
  code: RequestErrorCode,
  address: string,
  options: RequestErrorOptions = {},
  base: Base = row.base,
) {
  const error = new RequestError(code, 'The call "follow" failed.', options);
  explainFailure({ error, endpoint: { ...row, base }, address });
  return vi.mocked(console.error).mock.calls.map(([line]) => String(line));
}

it("reports the call's code, name, method, whole address and status", () => {
  expect(
    getReport("request/status", "/api/user/subscribe", { status: 404, why: "The server answered 404." }),
  ).toEqual([
    expect.stringContaining(
      `[quire] request/status: The call "follow" failed: POST ${location.origin}/api/user/subscribe → 404. Nothing answers`,
    ),
  ]);
});

it("reports a repeated failure once", () => {
  getReport("request/timeout", "/api/user/subscribe");
  expect(getReport("request/timeout", "/api/user/subscribe")).toHaveLength(1);
});

it.each([
  ["request/network", {}],
  ["request/status", { status: 404, isMisplaced: true }],
  ["request/answer", { status: 200, isMisplaced: true, why: "It is a page, not data." }],
] as const)("logs a wrong base once for all its calls: %s", (code, options) => {
  const events: unknown[] = [];
  setErrorListener((error) => events.push(error));
  for (const path of ["/api/a", "/api/b", "/api/c"]) getReport(code, path, options);
  setErrorListener(undefined);
  expect(getReport(code, "/logout", options, "site")).toEqual([
    expect.stringMatching(/\/api\/a.* Other calls that fail for this reason are not logged\.$/),
    expect.stringContaining("/logout"),
  ]);
  expect(events).toHaveLength(3);
});

it("logs each call that the server answers in a different shape", () => {
  const shape = { status: 200, why: 'At "lists": Invalid type.' };
  getReport("request/answer", "/api/a", shape);
  expect(getReport("request/answer", "/api/b", shape)).toHaveLength(2);
});

it("lists headers, and the five paths to proxy, when the API is on another origin (beyond-372)", () => {
  const [line] = getReport("request/network", ELSEWHERE);
  expect(line).toContain(`another origin than the page (${location.origin})`);
  expect(line).toContain("Access-Control-Allow-Credentials: true");
  expect(line).toContain(`--origin ${location.origin}`);
  for (const path of ["/api/", "/service/", "/authenticate", "/logout", "/quire/"])
    expect(line).toContain(path);
  expect(line).toContain("the browser's Host");
});

it("lists the response headers that an identity service needs", () => {
  const [line] = getReport("request/network", "https://id.example/logout", {}, "identity");
  expect(line).toContain(`Access-Control-Allow-Origin: ${location.origin}`);
  expect(line).toContain("Access-Control-Allow-Credentials: true");
  expect(line).toContain("allow https://id.example in connect-src");
});

it("distinguishes an HTML page from an answer of another shape", () => {
  const page = { status: 200, why: "It is a page, not data." };
  expect(getReport("request/answer", "/api/user/subscribe", page)[0]).toContain("The base is wrong");
  const shape = { status: 200, why: 'At "items.0": Invalid type.' };
  expect(getReport("request/answer", "/api/other", shape)[1]).toContain(
    'At "items.0": Invalid type. Compare the answer with openapi.json.',
  );
});

it("suggests a changed Host if the server refuses a write", () => {
  expect(getReport("request/status", "/authenticate", { status: 403 })[0]).toContain(
    "compared Origin with a Host other",
  );
});

it("refers to the server's log if the server failed", () => {
  const options = { status: 502, why: "The server answered 502." };
  expect(getReport("request/status", "/api/user/subscribe", options)[0]).toContain(
    "The server answered 502. See the server's log",
  );
});
