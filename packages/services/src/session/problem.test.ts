import { expect, it } from "vitest";
import { getFirstProblem } from "./problem.js";

type Failure = Parameters<typeof getFirstProblem>[0];
const failure = (fields: object) => ({ errors: [], message: "", ...fields }) as unknown as Failure;

it.each<[string, Failure, ReturnType<typeof getFirstProblem>]>([
  ["no failure", undefined, undefined],
  ["a failure without messages", failure({}), undefined],
  [
    "a message for the whole form",
    failure({ message: "Not now." }),
    { field: "password", message: "Not now." },
  ],
  [
    "several errors",
    failure({
      message: "Not now.",
      errors: [
        { field: "email", message: "Taken." },
        { field: "x", message: "y" },
      ],
    }),
    { field: "email", message: "Taken." },
  ],
  [
    "a field without its own message",
    failure({ message: "Not now.", errors: [{ field: "email", message: "" }] }),
    { field: "email", message: "Not now." },
  ],
  [
    "a message without a field",
    failure({ errors: [{ field: "", message: "Taken." }] }),
    { field: "password", message: "Taken." },
  ],
  [
    "a password error without a message",
    failure({ errors: [{ field: "password" }] }),
    { field: "password", message: "" },
  ],
  ["another field's error without a message", failure({ errors: [{ field: "email" }] }), undefined],
])("returns the first problem of %s (accounts-8.11)", (_, fields, expected) => {
  expect(getFirstProblem(fields)).toEqual(expected);
});
