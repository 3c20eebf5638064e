import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runtime } from "../index.js";
import { type GateOptions, openGate } from "./gate.js";
import { send } from "./send.js";

const OWN = "https://quire.test";
const ENABLE = { source: "quire", version: 1, type: "enable" };

const schemas = { enable: v.object({}) };
const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
let page: EventTarget;
let received: number;

/** Opens a gate on a fake page. The browser tests use a real one. */
function open(options: Partial<GateOptions<typeof schemas>> = {}, hostname = "localhost", search = "") {
  vi.stubGlobal("location", { origin: OWN, hostname, search });
  return openGate({ schemas, handlers: { enable: () => received++ }, ...options });
}

function post(data: unknown, origin = OWN, source: object | null = null): void {
  page.dispatchEvent(Object.assign(new Event("message"), { data, origin, source }));
}

beforeEach(() => {
  page = new EventTarget();
  received = 0;
  consoleError.mockClear();
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", {});
  vi.stubGlobal(
    "MutationObserver",
    class {
      observe() {}
    },
  );
  runtime().shared.clear();
});
afterEach(() => vi.unstubAllGlobals());

it("reports refused messages in development", () => {
  open({}, "localhost");
  post(ENABLE, "https://evil.test");
  expect(consoleError).toHaveBeenCalledTimes(1);
});

it("reports no refused message in production", () => {
  const gate = open({}, "www.quire.com");
  post(ENABLE, "https://evil.test");
  expect(gate.rejected.origin).toBe(1);
  expect(consoleError).not.toHaveBeenCalled();
});

it("reports refused messages on any page with `?quire-doctor`", () => {
  open({}, "www.quire.com", "?page=2&quire-doctor");
  post(ENABLE, "https://evil.test");
  expect(consoleError).toHaveBeenCalledTimes(1);
});

/** The console's lines, without the addresses of their codes. */
const getLines = () => consoleError.mock.calls.map(([line]) => line);

it("names the failed check, the type or the field, and the fix (beyond-233)", () => {
  const peer = {};
  const full = v.object({ items: v.array(v.object({ id: v.string() })) });
  vi.stubGlobal("location", { origin: OWN, hostname: "localhost", search: "" });
  openGate({
    schemas: { enable: full },
    handlers: { enable: () => received++ },
    origins: [OWN, "https://partner.test"],
    source: () => peer as Window,
  });
  post(ENABLE, "https://evil.test", peer);
  post(ENABLE, OWN, {});
  post({ ...ENABLE, type: "enable-all" }, OWN, peer);
  post({ ...ENABLE, items: [{ id: 7 }] }, OWN, peer);
  const refused = "A message from https://quire.test was refused.";
  expect(getLines()).toEqual([
    '[quire] gate/rejected: A message from https://evil.test was refused. Its origin is not on the list: https://quire.test, https://partner.test. Add "https://evil.test" where the widget takes origins.',
    `[quire] gate/rejected: ${refused} It comes from another window or page than the expected one. Send it from the page that the widget shows.`,
    `[quire] gate/rejected: ${refused} Its type "enable-all" is unknown. Send one of these types: enable.`,
    `[quire] gate/rejected: ${refused} Its field "items.0.id" is wrong: Invalid type: Expected string but received 7. Correct the field in the "enable" message.`,
  ]);
});

it.each([{ version: 2 }, { version: 0 }, { version: undefined }])(
  "reports another version of a peer once, even in production: %j (beyond-23)",
  (other) => {
    const gate = open({}, "www.quire.com");
    for (let time = 0; time < 3; time++) post({ ...ENABLE, ...other });
    expect([gate.rejected.message, received]).toEqual([3, 0]);
    expect(getLines()).toEqual([
      `[quire] gate/rejected: A message from ${OWN} was refused. This release of Quire does not support its version. Include the current release on both sides, and let no cache keep an older one.`,
    ]);
  },
);

it("reports no other version from a stranger in production", () => {
  const gate = open({ source: () => null }, "www.quire.com");
  post({ ...ENABLE, version: 2 });
  post({ ...ENABLE, version: 2 }, "https://evil.test");
  expect(gate.rejected).toEqual({ origin: 1, source: 1, message: 0 });
  expect(consoleError).not.toHaveBeenCalled();
});

it("reports an empty list of origins as none", () => {
  open({ origins: [] });
  post(ENABLE);
  expect(consoleError.mock.calls[0]?.[0]).toContain("Its origin is not on the list: none. Add");
});

it("ignores an opaque origin without a report, but reports any other that is not exact", () => {
  open({ origins: ["null", "*"] });
  expect(getLines()).toEqual([
    '[quire] configuration/invalid: "*" is not an exact origin; it may not send messages. Write scheme, host and port only, as "https://partner.example".',
  ]);
});

it("counts refused messages by the first failed check", () => {
  const gate = open({ source: () => null });
  post(ENABLE, "https://evil.test");
  post(ENABLE); // Without a known peer, a message without a window is refused too.
  expect(gate.rejected).toEqual({ origin: 1, source: 1, message: 0 });
  const other = open();
  post({ ...ENABLE, type: "enable-all" });
  post({ ...ENABLE, type: undefined });
  expect(other.rejected).toEqual({ origin: 0, source: 0, message: 2 });
  expect(received).toBe(0);
});

it("counts an invalid field as a fault of the message", () => {
  const strict = { enable: v.object({ id: v.string() }) };
  vi.stubGlobal("location", { origin: OWN, hostname: "www.quire.com", search: "" });
  const gate = openGate({ schemas: strict, handlers: { enable: () => received++ } });
  post({ ...ENABLE, id: 7 });
  post({ ...ENABLE, id: "7" });
  expect([gate.rejected.message, received]).toEqual([1, 1]);
});

it("is open until it is closed or its signal aborts", () => {
  const closing = new AbortController();
  const gate = open();
  open({ signal: closing.signal });
  post(ENABLE);
  expect(received).toBe(2);
  gate.close();
  post(ENABLE);
  expect(received).toBe(3);
  closing.abort();
  post(ENABLE);
  expect(received).toBe(3);
});

it("never opens with an aborted signal", () => {
  open({ signal: AbortSignal.abort() });
  post(ENABLE);
  expect(received).toBe(0);
});

it("receives only later messages if it is opened by a handler", () => {
  open({ handlers: { enable: () => void open() } });
  post(ENABLE);
  expect(received).toBe(0);
  post(ENABLE);
  expect(received).toBe(1);
});

it("sends no answer to a sender without a window", () => {
  open({ handlers: { enable: (_, { reply }) => reply({ type: "done" }) } });
  post(ENABLE);
  expect(consoleError).not.toHaveBeenCalled();
});

it("explains why a message was not sent, and how to fix it", () => {
  const target = { postMessage: vi.fn() };
  expect(() => send(target as never, "*", { type: "done" })).toThrow(
    expect.objectContaining({
      code: "gate/target",
      message:
        'A "done" message was not sent to "*". It is not one exact origin, so any page could read the message. Name the receiver\'s origin, as "https://partner.example".',
    }),
  );
  expect(target.postMessage).not.toHaveBeenCalled();
});
