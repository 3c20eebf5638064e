import { expect, it } from "vitest";
import { ActionFailure, getUserMessage } from "../page/action.js";
import { formatIssuePath, isQuireError, QuireError } from "./errors.js";

it("joins problem, cause and fix in one line", () => {
  const error = new QuireError("chunk/failed", "It failed.", { why: "It is gone.", fix: "Bring it back." });
  expect(error.message).toBe("It failed. It is gone. Bring it back.");
  expect(new QuireError("chunk/failed", "It failed.", { fix: "Bring it back." }).message).toBe(
    "It failed. Bring it back.",
  );
  expect(new QuireError("chunk/failed", "It failed.").message).toBe("It failed.");
});

it("has a code, a kind, a name, and an optional cause", () => {
  const cause = new Error("The line is cut.");
  const error = new QuireError("chunk/failed", "It failed.", { cause });
  expect(error).toMatchObject({ code: "chunk/failed", kind: "quire-error", name: "QuireError" });
  expect(error.cause).toBe(cause);
  expect("cause" in new QuireError("chunk/failed", "It failed.")).toBe(false);
});

it("recognizes errors of another copy of the library, and nothing else", () => {
  const elsewhere = Object.assign(new Error("It failed."), { kind: "quire-error" });
  expect(isQuireError(new QuireError("chunk/failed", "It failed."))).toBe(true);
  expect(isQuireError(elsewhere)).toBe(true);
  for (const other of [new Error("No."), { kind: "quire-error" }, "quire-error", null, undefined]) {
    expect(isQuireError(other)).toBe(false);
  }
});

it("writes an issue's path with dots, and an empty path for the whole value", () => {
  const item = (key: unknown) => ({ type: "object", origin: "value", input: {}, key, value: 1 }) as const;
  expect(formatIssuePath({ path: [item("items"), item(0), item("name")] as never })).toBe("items.0.name");
  expect(formatIssuePath({})).toBe("");
});

it("returns the user message of a trigger's failure, and none for other errors", () => {
  const cause = new Error("The line is cut.");
  const failure = new ActionFailure("It could not be saved.", cause);
  expect(failure).toMatchObject({ name: "ActionFailure", message: "It could not be saved.", cause });
  expect(getUserMessage(failure)).toBe("It could not be saved.");
  expect(getUserMessage(Object.assign(new Error("No."), { userMessage: "Said elsewhere." }))).toBe(
    "Said elsewhere.",
  );
  for (const other of [
    cause,
    { userMessage: "Not an error." },
    Object.assign(new Error("No."), { userMessage: 7 }),
  ]) {
    expect(getUserMessage(other)).toBeUndefined();
  }
});
