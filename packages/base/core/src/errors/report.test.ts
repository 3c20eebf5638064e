import { beforeEach, expect, it, vi } from "vitest";
import { pageSingleton, runtime } from "../page/runtime.js";
import { reportCorrupt } from "../storage/persist.js";
import { QuireError } from "./errors.js";
import { report, reportFault, setErrorListener } from "./report.js";

const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(() => {
  consoleError.mockClear();
  runtime().shared.clear();
});

const ADDRESS = "https://quire-widgets.github.io/quire/errors#";

it("logs code, message, cause and the address of the code in the documentation", () => {
  const cause = new Error("The line is cut.");
  report(new QuireError("chunk/failed", "It failed."));
  report(new QuireError("chunk/failed", "It failed again.", { cause }));
  expect(consoleError.mock.calls).toEqual([
    ["[quire] chunk/failed: It failed.", ADDRESS + "chunk/failed"],
    ["[quire] chunk/failed: It failed again.", cause, ADDRESS + "chunk/failed"],
  ]);
});

it("logs other errors with the error itself", () => {
  const error = new TypeError("x is not a function");
  report(error);
  report("out of paper");
  expect(consoleError.mock.calls).toEqual([
    ["[quire] TypeError: x is not a function", error],
    ["[quire] out of paper", "out of paper"],
  ]);
});

it("logs each line once per page", () => {
  for (let time = 0; time < 3; time++) reportFault("gate/rejected", "A message was refused.");
  reportFault("gate/rejected", "Another was refused.", { why: "It is old.", fix: "Renew it." });
  expect(consoleError.mock.calls).toEqual([
    ["[quire] gate/rejected: A message was refused.", ADDRESS + "gate/rejected"],
    ["[quire] gate/rejected: Another was refused. It is old. Renew it.", ADDRESS + "gate/rejected"],
  ]);
  runtime().shared.clear(); // Simulates another page.
  reportFault("gate/rejected", "A message was refused.");
  expect(consoleError).toHaveBeenCalledTimes(3);
});

it("reports that stored data was invalid and was removed", () => {
  const cause = new SyntaxError("Unexpected token");
  reportCorrupt("cart", cause, { fix: "Do not write it." });
  reportCorrupt("reader", cause);
  expect(consoleError.mock.calls).toEqual([
    [
      "[quire] storage/corrupt: The cart cannot be read. It is not of the expected shape and was removed. Do not write it.",
      cause,
      ADDRESS + "storage/corrupt",
    ],
    [
      "[quire] storage/corrupt: The reader cannot be read. It is not of the expected shape and was removed.",
      cause,
      ADDRESS + "storage/corrupt",
    ],
  ]);
});

it("creates a shared value once, also when it is undefined", () => {
  const create = vi.fn(() => undefined);
  expect(pageSingleton("nothing", create)).toBeUndefined();
  pageSingleton("nothing", create);
  expect(create).toHaveBeenCalledTimes(1);
  expect(pageSingleton("nothing else", () => 7)).toBe(7);
});

it("changes no global on a server, where all modules share one runtime", () => {
  expect(runtime()).toBe(runtime());
  expect(Reflect.get(globalThis, Symbol.for("quire/1"))).toBeUndefined();
});

it("passes an error that is not logged only to the listener", () => {
  const events: unknown[] = [];
  setErrorListener((error) => events.push(error));
  const error = new QuireError("request/network", "It failed too.");
  report(error, false);
  setErrorListener(undefined);
  expect([events, consoleError.mock.calls]).toEqual([[error], []]);
});
