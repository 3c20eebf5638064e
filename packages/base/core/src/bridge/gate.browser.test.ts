import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { earlyMessages, runtime } from "../index.js";
import { type Gate, type GateOptions, openGate } from "./gate.js";
import { send } from "./send.js";

const schemas = {
  "enable-paywall": v.object({}),
  "full-content-available": v.object({ eid: v.string(), iid: v.string() }),
};
type Options = GateOptions<typeof schemas>;

let received: string[];
let closing: AbortController;

beforeEach(() => {
  received = [];
  closing = new AbortController();
  runtime().shared.delete("reported"); // Each message is logged once a page: here, once a test.
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  closing.abort();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function open(options: Partial<Options> = {}): Gate {
  return openGate({
    schemas,
    handlers: {
      "enable-paywall": () => received.push("enable-paywall"),
      "full-content-available": ({ eid, iid }) => received.push(`${eid}/${iid}`),
    },
    signal: closing.signal,
    ...options,
  });
}

/** Resolves when all messages that were posted to this window earlier have been delivered. */
function waitForDelivery(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    window.addEventListener(
      "message",
      function last(event) {
        if (event.data !== "last") return;
        window.removeEventListener("message", last);
        port1.close();
        port2.close();
        resolve();
      },
      { signal: closing.signal },
    );
    window.postMessage("last", location.origin);
  });
}

async function post(...messages: unknown[]): Promise<void> {
  for (const message of messages) window.postMessage(message, location.origin);
  await waitForDelivery();
}

/** Adds a frame, and waits for its message "sent". */
async function frame(attributes: Readonly<Record<string, string>>): Promise<HTMLIFrameElement> {
  const element = document.createElement("iframe");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const done = new Promise<void>((resolve) => {
    window.addEventListener("message", ({ data }) => data === "sent" && resolve(), {
      signal: closing.signal,
    });
  });
  document.body.append(element);
  await done;
  return element;
}

const ENABLE = `{ source: "quire", version: 1, type: "enable-paywall" }`;
const page = (script: string) => `<script>${script}; parent.postMessage("sent", "*")</script>`;

it("passes a message of its own origin to the handler, with the fields of the schema", async () => {
  open();
  await post({ source: "quire", version: 1, type: "full-content-available", eid: "a", iid: "b" });
  expect(received).toEqual(["a/b"]);
});

it("accepts the older bare form only for allowed types", async () => {
  open({ bare: ["enable-paywall"] });
  await post({ type: "enable-paywall" }, { type: "full-content-available", eid: "a", iid: "b" });
  expect(received).toEqual(["enable-paywall"]);
});

it.each([
  ["another version", { source: "quire", version: 2, type: "enable-paywall" }],
  ["another source", { source: "else", version: 1, type: "enable-paywall" }],
  ["a field of the wrong kind", { source: "quire", version: 1, type: "full-content-available", eid: 7 }],
  ["an unknown type", { source: "quire", version: 1, type: "no-such-type" }],
])("refuses %s and counts it", async (_, message) => {
  const gate = open({ bare: ["enable-paywall"] });
  const { message: before } = gate.rejected;
  window.postMessage(message, location.origin);
  await waitForDelivery();
  expect(received).toEqual([]);
  // The message that this test awaits is refused too.
  expect(gate.rejected.message).toBeGreaterThanOrEqual(before + 1);
  expect(gate.rejected.origin).toBe(0);
});

const { protocol, hostname, port } = location;

it.each([
  ["another host", `${protocol}//evil.test:${port}`],
  ["a host that begins alike", `${location.origin}.evil.test`],
  ["a host that ends alike", `${protocol}//evil${hostname}:${port}`],
  ["another port", `${protocol}//${hostname}:444`],
  ["another scheme", `ftp://${hostname}:${port}`],
])("refuses a message from %s (robustness-2)", (_, origin) => {
  const gate = open({ bare: ["enable-paywall"] });
  for (const data of [{ source: "quire", version: 1, type: "enable-paywall" }, { type: "enable-paywall" }])
    dispatchEvent(new MessageEvent("message", { data, origin, source: window }));
  expect(received).toEqual([]);
  expect(gate.rejected.origin).toBe(2);
});

it("refuses sandboxed and data: frames, whose origin is null (robustness-3)", async () => {
  const gate = open({ origins: [location.origin, "null"], bare: ["enable-paywall"] });
  const script = `parent.postMessage(${ENABLE}, "*"); parent.postMessage({ type: "enable-paywall" }, "*")`;
  await frame({ sandbox: "allow-scripts", srcdoc: page(script) });
  await frame({ src: `data:text/html,${encodeURIComponent(page(script))}` });
  expect(received).toEqual([]);
  expect(gate.rejected.origin).toBe(6);
});

it("ignores odd, cyclic and huge messages (robustness-4)", async () => {
  open({ bare: ["enable-paywall"] });
  const cyclic: Record<string, unknown> = { source: "quire", version: 1, type: "full-content-available" };
  cyclic.eid = cyclic;
  const before = document.documentElement.outerHTML;
  await post(
    null,
    7,
    [],
    [{ type: "enable-paywall" }],
    cyclic,
    "x".repeat(5_000_000),
    { source: "quire", version: 1, type: "x".repeat(5_000_000) },
    { type: "__proto__" },
    { type: "constructor" },
    { source: "quire", version: 1, type: "__proto__" },
    { source: "quire", version: 1, type: "constructor" },
    JSON.parse('{"source":"quire","version":1,"type":"enable-paywalls","__proto__":{"x":1}}'),
  );
  expect(received).toEqual([]);
  expect(document.documentElement.outerHTML).toBe(before);
  expect(Reflect.get({}, "x")).toBeUndefined();
});

it("shares one listener between all gates, and removes it with the last one (robustness-5)", async () => {
  closing.abort();
  const added = vi.spyOn(window, "addEventListener");
  const removed = vi.spyOn(window, "removeEventListener");
  const count = (spy: { mock: { calls: unknown[][] } }) =>
    spy.mock.calls.filter(([type]) => type === "message").length;
  const gates = Array.from({ length: 5 }, () => open({ signal: new AbortController().signal }));
  expect(count(added)).toBe(1);
  for (const gate of gates) gate.close();
  gates[0]?.close();
  expect(count(removed)).toBe(1);
  window.postMessage({ source: "quire", version: 1, type: "enable-paywall" }, location.origin);
  closing = new AbortController();
  await waitForDelivery();
  expect(received).toEqual([]);
});

it("accepts messages only from its peer's window", async () => {
  const script = `parent.postMessage(${ENABLE}, location.origin === "null" ? "*" : location.origin)`;
  let peer: Window | null = null;
  const gate = open({ source: () => peer });
  const stranger = await frame({ srcdoc: page(script) });
  expect(received).toEqual([]);
  expect(gate.rejected.source).toBe(2);
  peer = stranger.contentWindow;
  stranger.srcdoc = `${page(script)} `;
  await expect.poll(() => received).toEqual(["enable-paywall"]);
});

it("accepts messages only with its mark, even from the same window (beyond-22)", async () => {
  const gate = open({ mark: "1-2" });
  const { message: before } = gate.rejected;
  const enable = { source: "quire", version: 1, type: "enable-paywall" };
  await post(enable, { ...enable, mark: "1-3" }, { ...enable, mark: 12 }, null);
  expect([received, gate.rejected.source]).toEqual([[], 3]);
  expect(gate.rejected.message).toBeGreaterThan(before);
  await post({ ...enable, mark: "1-2" });
  expect(received).toEqual(["enable-paywall"]);
});

it("answers the sender at its exact origin", async () => {
  const replies: unknown[] = [];
  window.addEventListener("message", ({ data }) => data?.answer && replies.push(data.answer), {
    signal: closing.signal,
  });
  open({
    handlers: {
      "enable-paywall": (_, { reply, origin }) => reply({ type: "paywall-shown", to: origin }),
      "full-content-available": () => {},
    },
  });
  const listen = `onmessage = ({ data, origin }) => parent.postMessage({ answer: { data, origin } }, "*")`;
  await frame({ srcdoc: page(`${listen}; parent.postMessage(${ENABLE}, "*")`) });
  const { origin } = location;
  const data = { source: "quire", version: 1, type: "paywall-shown", to: origin };
  await expect.poll(() => replies).toEqual([{ data, origin }]);
});

it("continues after a handler has thrown", async () => {
  open({
    handlers: {
      "enable-paywall": () => {
        throw new Error("A handler's own fault.");
      },
      "full-content-available": ({ eid }) => received.push(eid),
    },
  });
  await post(
    { source: "quire", version: 1, type: "enable-paywall" },
    { source: "quire", version: 1, type: "full-content-available", eid: "a", iid: "b" },
  );
  expect(received).toEqual(["a"]);
  expect(console.error).toHaveBeenCalledOnce();
});

it("still receives messages after document.open, which removes every listener", async () => {
  const added = vi.spyOn(window, "addEventListener");
  open();
  for (const [type, listener] of added.mock.calls)
    if (type === "message") window.removeEventListener(type, listener);
  added.mockRestore();
  const { documentElement } = document;
  documentElement.remove();
  await new Promise((resolve) => setTimeout(resolve));
  document.append(documentElement);
  await new Promise((resolve) => setTimeout(resolve));
  await post({ source: "quire", version: 1, type: "enable-paywall" });
  expect(received).toEqual(["enable-paywall"]);
});

it("reports only refused messages with Quire's source to the developer", async () => {
  const consoleError = vi.mocked(console.error);
  open();
  await post({ type: "noise of others" }, { source: "quire", version: 1, type: "enable-all" });
  expect(consoleError).toHaveBeenCalledOnce();
  expect(String(consoleError.mock.calls[0]?.[0])).toMatch(/^\[quire\] gate\/rejected: .*enable-all/);
});

it("reports no refusal if another gate has accepted the message (beyond-69)", async () => {
  const refused = open({ source: () => null });
  open({ source: () => window });
  await post({ source: "quire", version: 1, type: "enable-paywall" });
  expect(received).toEqual(["enable-paywall"]);
  expect(refused.rejected.source).toBeGreaterThan(0);
  expect(console.error).not.toHaveBeenCalled();
});

it("ignores and reports an origin that is not exact", async () => {
  const consoleError = vi.mocked(console.error);
  open({ origins: [location.origin, "https://*.partner.test", "*"] });
  await post({ source: "quire", version: 1, type: "enable-paywall" });
  expect(received).toEqual(["enable-paywall"]);
  expect(consoleError.mock.calls.map(([line]) => line)).toEqual([
    expect.stringContaining('"https://*.partner.test" is not an exact origin'),
    expect.stringContaining('"*" is not an exact origin'),
  ]);
});

it("sends to an exact origin or not at all (robustness-6)", async () => {
  const target = await frame({ srcdoc: page("") });
  if (!target.contentWindow) throw new Error("The frame has no window.");
  const { contentWindow } = target;
  const posted = vi.spyOn(contentWindow, "postMessage");
  for (const origin of ["*", "/", "null", "https://x.test/"]) {
    expect(() => send(contentWindow, origin, { type: "paywall-shown" })).toThrow(/exact origin/);
  }
  expect(posted).not.toHaveBeenCalled();
  send(contentWindow, location.origin, { type: "paywall-shown", name: "Ada" });
  expect(posted).toHaveBeenCalledWith(
    { source: "quire", version: 1, type: "paywall-shown", name: "Ada" },
    { targetOrigin: location.origin },
  );
});

/** Adds a message to those that the loader has stored. @param age in milliseconds */
function keep(data: unknown, { origin = location.origin, age = 0 } = {}): void {
  const event = new MessageEvent("message", { data, origin, source: window });
  Object.defineProperty(event, "timeStamp", { value: performance.now() - age });
  earlyMessages().add(event);
}

it("receives the loader's stored messages once, with the same checks, and answers", async () => {
  earlyMessages().clear();
  keep({ type: "enable-paywall" });
  keep({ type: "enable-paywall" }, { origin: "https://evil.test" });
  keep({ type: "enable-paywall" }, { age: 61_000 });
  keep({ source: "quire", version: 1, type: "full-content-available", eid: "a", iid: "1" });
  keep({ source: "quire", version: 2, type: "enable-paywall" });
  keep({ type: "somebody-else" });
  const answers: unknown[] = [];
  addEventListener("message", ({ data }) => answers.push(data.type), { signal: closing.signal });
  open({
    bare: ["enable-paywall"],
    handlers: {
      "enable-paywall": (_, { reply }) => {
        received.push("enable-paywall");
        reply({ type: "paywall-shown" });
      },
      "full-content-available": ({ eid, iid }) => received.push(`${eid}/${iid}`),
    },
  });
  expect(received).toEqual(["enable-paywall", "a/1"]);
  open({ bare: ["enable-paywall"] });
  expect(received).toEqual(["enable-paywall", "a/1"]);
  await waitForDelivery();
  expect(answers).toEqual(["paywall-shown", undefined]);
});

it("keeps no message for the next gate when an open gate accepts it", async () => {
  earlyMessages().clear();
  const keepNext = (event: MessageEvent) => earlyMessages().add(event);
  window.addEventListener("message", keepNext, { signal: closing.signal });
  const first = open({ bare: ["enable-paywall"] });
  await post({ type: "enable-paywall" });
  first.close();
  open({ bare: ["enable-paywall"] });
  expect(received).toEqual(["enable-paywall"]);
});
