import * as v from "valibot";
import { expect, it } from "vitest";
import { personName } from "./person-name.js";
import { signInName } from "./required-text.js";

function judge(schema: v.GenericSchema<unknown, string>, value: string): string {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : result.issues[0].message;
}

it.each(["Jo", "O'Neil", "Anne-Marie", "李明"])("accepts the name %s", (name) => {
  expect(judge(personName("firstName"), ` ${name} `)).toBe(name);
});

it.each([...'(){}/><[]\\",;|'])("rejects a name with %s (accounts-5.10)", (character) => {
  expect(judge(personName("lastName"), `Ab${character}`)).toBe("Please enter a valid last name.");
});

it("rejects a single letter and asks for a name (accounts-5.10)", () => {
  expect(judge(personName("firstName"), "J")).toBe("Please enter a valid first name.");
  expect(judge(personName("firstName"), " ")).toBe("This field is required.");
});

it("accepts any name without spaces at sign-in", () => {
  expect(judge(signInName(), " reader ")).toBe("reader");
  expect(judge(signInName(), "two words")).toBe("This field is required.");
});
