import { expect, it } from "vitest";
import { firstProblemOf } from "./problem.js";

type Failure = Parameters<typeof firstProblemOf>[0];
const failure = (given: object) => ({ errors: [], message: "", ...given }) as unknown as Failure;

it.each<[string, Failure, ReturnType<typeof firstProblemOf>]>([
  ["nothing", undefined, undefined],
  ["no words", failure({}), undefined],
  ["words for the whole", failure({ message: "Not now." }), { field: "password", message: "Not now." }],
  [
    "the first of several",
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
    "a field without words of its own",
    failure({ message: "Not now.", errors: [{ field: "email", message: "" }] }),
    { field: "email", message: "Not now." },
  ],
  [
    "words without a field",
    failure({ errors: [{ field: "", message: "Taken." }] }),
    { field: "password", message: "Taken." },
  ],
  [
    "a password without words",
    failure({ errors: [{ field: "password" }] }),
    { field: "password", message: "" },
  ],
  ["another field without words", failure({ errors: [{ field: "email" }] }), undefined],
])("of %s it makes what the form says (accounts-8.11)", (_, given, expected) => {
  expect(firstProblemOf(given)).toEqual(expected);
});
