import { describe, expect, it } from "vitest";
import { type ContinueOptions, targetAfterSignIn } from "./continue-after-sign-in.js";

const page = (search = "") => ({ href: `${location.origin}/a${search}`, search });
const target = (search: string, options: ContinueOptions = {}) => targetAfterSignIn(page(search), options);

describe("targetAfterSignIn", () => {
  it("is the page itself where nothing else is said", () => {
    expect(target("")).toBeUndefined();
  });

  it("robustness 13: follows the page's return parameter exactly", () => {
    expect(target(`?return=${encodeURIComponent("/p?q=1#h")}`)).toBe("/p?q=1#h");
  });

  it.each(["//evil.test", "/\\evil.test", "https://evil.test/", "%252F%252Fevil.test", "%"])(
    "robustness 13: leads to / for %j",
    (path) => {
      expect(target(`?return=${encodeURIComponent(path)}`)).toBe("/");
      expect(target("", { returnPath: path })).toBe("/");
    },
  );

  it("robustness 13: leads to / when the parameter is given twice", () => {
    expect(target("?return=%2Fa&return=%2Fb")).toBe("/");
  });

  it("prefers the trigger's own return path", () => {
    expect(target("?return=%2Fa", { returnPath: "/b" })).toBe("/b");
  });

  it("adds parameters to the page's address", () => {
    expect(target("?x=1", { query: { registration: "success" } })).toBe(
      `${location.origin}/a?x=1&registration=success`,
    );
  });
});
