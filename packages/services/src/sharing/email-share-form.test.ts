import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { emailShareForm } from "./email-share-form.js";
import { shareAddress } from "./share-address.js";

const guest = emailShareForm({ isKnown: false });
const known = emailShareForm({ isKnown: true });
const wrong = (form: typeof guest | typeof known, input: object) =>
  v.safeParse(form, input).issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

describe("share by email", () => {
  it("accepts recipients separated by commas, each once", () => {
    const { to } = v.parse(known, { to: " ada@quire.test, grace@quire.test ,, ada@quire.test" });
    expect(to).toEqual(["ada@quire.test", "grace@quire.test"]);
  });

  it("accepts Arabic commas between recipients", () => {
    const { to } = v.parse(known, { to: "ada@quire.test، grace@quire.test" });
    expect(to).toEqual(["ada@quire.test", "grace@quire.test"]);
  });

  it.each(["ada", "ada@quire.test grace@quire.test", "ada@quire.test; b@quire.test", "", " , "])(
    "requires valid recipients: %j shows 'Please enter a valid email address.'",
    (to) => {
      expect(wrong(known, { to })).toEqual(["to: Please enter a valid email address."]);
    },
  );

  it("lists the invalid recipients among several (content-5.5)", () => {
    expect(wrong(known, { to: "ada@quire.test, grace, <b>@x, b@quire.test" })).toEqual([
      "to: Please enter a valid email address. Not valid: grace, <b>@x",
    ]);
  });

  it("requires a FROM address of a guest", () => {
    expect(wrong(guest, { from: "", to: "ada@quire.test" })).toEqual(["from: This field is required."]);
    expect(wrong(guest, { from: "ada", to: "ada@quire.test" })).toEqual([
      "from: Please enter a valid email address.",
    ]);
    expect(wrong(guest, { from: "o'neil@example.ie", to: "ada@quire.test" })).toBeUndefined();
  });

  it("requires no FROM address of a signed-in user", () => {
    expect(wrong(known, { to: "ada@quire.test" })).toBeUndefined();
  });

  it("accepts at most 20 recipients", () => {
    const to = Array.from({ length: 21 }, (_, i) => `a${i}@quire.test`).join(",");
    expect(wrong(known, { to })).toEqual(["to: Please enter no more than 20 addresses."]);
  });
});

describe("shareAddress", () => {
  const shared = { url: "https://quire.test/2026/11/a?b=1&c", title: "A & B" };

  it.each([
    [
      "Facebook",
      "https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fquire.test%2F2026%2F11%2Fa%3Fb%3D1%26c",
    ],
    [
      "Twitter",
      "https://x.com/intent/post?url=https%3A%2F%2Fquire.test%2F2026%2F11%2Fa%3Fb%3D1%26c&text=A+%26+B",
    ],
    [
      "LinkedIn",
      "https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fquire.test%2F2026%2F11%2Fa%3Fb%3D1%26c",
    ],
  ] as const)("leads to the share page of %s", (network, address) => {
    expect(shareAddress(network, shared)).toBe(address);
  });

  it.each([
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    " \u0001javascript:a",
    "data:text/html,a",
    "blob:x",
    "vbscript:a",
    "mailto:a@b.c",
    "",
  ])("returns nothing for %j (robustness-8)", (url) => {
    expect(shareAddress("Facebook", { url })).toBeUndefined();
  });
});
