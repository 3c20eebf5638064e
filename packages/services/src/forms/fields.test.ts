import * as v from "valibot";
import { expect, it } from "vitest";
import { accountNumber } from "./account-number.js";
import { limitedText } from "./limited-text.js";
import { requiredText } from "./required-text.js";
import { signUpEmail } from "./sign-up-email.js";
import { wholeNumber } from "./whole-number.js";

function judge(schema: v.GenericSchema<unknown, string>, value: string): string {
  const result = v.safeParse(schema, value);
  return result.success ? `takes ${result.output}` : result.issues[0].message;
}

it.each(["", " ", "\t\n", "\u00a0"])(
  "required text: rejects %j with 'This field is required.' (accounts-5.1)",
  (value) => {
    expect(judge(requiredText(), value)).toBe("This field is required.");
  },
);

it.each(["0", "01", "-1", "1.5", "1e3", "", "ten", "99999999999999999999"])(
  "valid number: rejects %j with 'Please enter a valid number.' (content-5.7)",
  (value) => expect(judge(wholeNumber(), value)).toBe("Please enter a valid number."),
);

it("valid number: accepts a positive integer without a leading 0 (content-5.7)", () => {
  expect(judge(wholeNumber(), " 10 ")).toBe("takes 10");
  expect(judge(wholeNumber(), "7")).toBe("takes 7");
  expect(judge(wholeNumber(), "2026")).toBe("takes 2026");
});

it("max length: rejects 30 characters with 'This field must be less than 30 characters.' (content-5.8)", () => {
  expect(judge(limitedText(), "é".repeat(30))).toBe("This field must be less than 30 characters.");
  expect(judge(limitedText(), "é".repeat(29))).toBe(`takes ${"é".repeat(29)}`);
});

it.each(["@b", "abc", "", " @ "])(
  "sign-up by e-mail: rejects %j as an invalid e-mail (accounts-5.15)",
  (value) => {
    expect(judge(signUpEmail(), value)).toBe("Please enter a valid email address.");
  },
);

it("sign-up by e-mail: accepts more than 2 characters with an @", () => {
  expect(judge(signUpEmail(), "a@b")).toBe("takes a@b");
});

it("account number: is required, and accepts the printed form with spaces and hyphens", () => {
  expect(judge(accountNumber(), " ")).toBe("This field is required.");
  expect(judge(accountNumber(), " 0012-3456 78 ")).toBe("takes 0012345678");
  for (const wrong of ["<1>", "1>", "<1", "1".repeat(65)]) {
    expect(judge(accountNumber(), wrong)).toBe("Please enter a valid value into this field.");
  }
});
