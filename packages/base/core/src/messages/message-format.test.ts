import { expect, it } from "vitest";
import { compileMessage } from "./compile-message.js";
import { formatMessage } from "./message-format.js";

const format = (icu: string, values = {}, locale = "en-US") =>
  formatMessage(compileMessage(icu), values, {}, locale).join("");

it("keeps plain text unchanged, so that the build stores a string", () => {
  expect(compileMessage("Sign In")).toBe("Sign In");
  expect(compileMessage("Don't have an account?")).toBe("Don't have an account?");
});

it("fills in names and numbers", () => {
  expect(format("Hi, {name}.", { name: "Ada" })).toBe("Hi, Ada.");
  expect(format("{n, number} items", { n: 1234 })).toBe("1,234 items");
});

it("chooses plurals by the locale's rules and exact numbers", () => {
  const tries = "You have {n, plural, =0 {no tries} one {# try} other {# tries}} left.";
  expect(format(tries, { n: 0 })).toBe("You have no tries left.");
  expect(format(tries, { n: 1 })).toBe("You have 1 try left.");
  expect(format(tries, { n: 2 })).toBe("You have 2 tries left.");
  const polish = "{n, plural, one {# sztuka} few {# sztuki} other {# sztuk}}";
  expect(format(polish, { n: 3 }, "pl")).toBe("3 sztuki");
});

it("chooses by a word, or `other`", () => {
  const pick = "{unit, select, hour {hours} other {seconds}}";
  expect(format(pick, { unit: "hour" })).toBe("hours");
  expect(format(pick, { unit: "constructor" })).toBe("seconds");
});

it("passes tagged text to the caller, or shows it as plain text", () => {
  const message = compileMessage("Contact <help>Customer Service</help>.");
  const link = { help: (words: string) => ({ link: words }) };
  expect(formatMessage(message, {}, link, "en")).toEqual(["Contact ", { link: "Customer Service" }, "."]);
  expect(formatMessage(message, {}, {}, "en").join("")).toBe("Contact Customer Service.");
});

it("shows values unchanged, including markup (robustness-7)", () => {
  expect(format("Hi, {name}.", { name: "<img src=x onerror=alert(1)>" })).toBe(
    "Hi, <img src=x onerror=alert(1)>.",
  );
});

it("shows nothing for a missing value, and a text unchanged in place of a number", () => {
  expect(format("Hi, {name}.")).toBe("Hi, .");
  expect(format("{n, number} items")).toBe(" items");
  expect(format("{n, number} items", { n: "many" })).toBe("many items");
  expect(format("{toString}")).toBe("");
});

it("counts from an offset, but compares exact numbers without it", () => {
  const likes = "{n, plural, offset:1 =1 {You} one {You and one other} other {You and others}}";
  expect(format(likes, { n: 1 })).toBe("You");
  expect(format(likes, { n: 2 })).toBe("You and one other");
  expect(format(likes, { n: 3 })).toBe("You and others");
});

it("replaces # with the number minus the offset, also inside tags and other plurals", () => {
  const likes = "{n, plural, offset:1 =1 {You} one {You and # other} other {You and <b>#</b> others}}";
  expect(format(likes, { n: 2 })).toBe("You and 1 other");
  expect(format(likes, { n: 1235 })).toBe("You and 1,234 others");
  expect(format("{n, plural, offset:-2 other {#, {m, plural, other {#}}}}", { n: 3, m: 4 })).toBe("5, 4");
  expect(format("{n, plural, offset:1 other {# of {n, number}}}", { n: 3 })).toBe("2 of 3");
  expect(format("{n, plural, offset:1 other {#}}", { n: "many" })).toBe("many");
});

it("replaces # with the number inside a tag too, and keeps it outside of plurals", () => {
  expect(format("{n, plural, other {<b># items</b>}}", { n: 1200 })).toBe("1,200 items");
  expect(format("{unit, select, other {# items}}", { unit: "x" })).toBe("# items");
});

it("ignores inherited members as tags", () => {
  expect(format("<toString>x</toString>")).toBe("x");
});

it.each([
  ["ar", "رقم \u2068+1 800 545\u2069"],
  ["ar-EG", "رقم \u2068+1 800 545\u2069"],
  ["de", "رقم +1 800 545"],
])("isolates values in %s only if the text is right to left (beyond-403)", (locale, shown) => {
  const message = compileMessage("رقم {phone}");
  expect(formatMessage(message, { phone: "+1 800 545" }, {}, locale)).toEqual([
    shown.slice(0, 4),
    shown.slice(4),
  ]);
});
