import * as v from "valibot";
import { expect, it } from "vitest";
import { type EmailForm, emailAddress } from "./email-address.js";

function judge(address: string, form?: EmailForm): string | undefined {
  const result = v.safeParse(emailAddress(form), address);
  return result.success ? result.output : result.issues[0].message;
}

it.each(["reader@quire.test", "o'neil@example.ie", "a.b+c@sub.example.co.uk", "x@y.xn--p1ai"])(
  "accepts %s (accounts-5.5)",
  (address) => expect(judge(address)).toBe(address),
);

it("trims the address, and converts a domain with other letters to punycode (accounts-5.5)", () => {
  expect(judge("  leser@bücher.example ")).toBe("leser@xn--bcher-kva.example");
});

it.each([
  "reader",
  "a@b",
  "a@b.c",
  "a b@c.de",
  "a@b..de",
  "a@-b.de",
  "a@b.d3",
  "a@b@c.de",
  "ü@b.de",
  "a@ü/b.de",
])("refuses %s (accounts-5.5)", (address) =>
  expect(judge(address)).toBe("Please enter a valid email address."),
);

it("accepts up to 254 characters", () => {
  const longest = `${"a".repeat(249)}@b.de`;
  expect(judge(longest)).toBe(longest);
  expect(judge(`a${longest}`)).toBe("Please enter a valid email address.");
});

it("accepts capital letters, and keeps an ASCII address unchanged", () => {
  expect(judge("Reader@Quire.TEST")).toBe("Reader@Quire.TEST");
});

it.each([
  "leser@bücher.example/pfad",
  "leser@bücher.example?x",
  "leser@bücher.example#x",
  "leser@bücher:8.de",
])("rejects %s, whose domain part contains more than a domain", (address) =>
  expect(judge(address)).toBe("Please enter a valid email address."),
);

it("shows 'This email address is not valid.' in a paywall card (accounts-5.4)", () => {
  expect(judge("a@b", "card")).toBe("This email address is not valid.");
  expect(judge("  ", "card")).toBe("This field is required.");
});

it("shows its own message in registration, and requires an address everywhere (accounts-5.4)", () => {
  expect(judge("a@b", "registration")).toBe("Email address is not valid.");
  expect(judge("  ", "registration")).toBe("This field is required.");
});
