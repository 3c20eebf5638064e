import { expect, it } from "vitest";
import { getCtaHref } from "./cta-href.js";

it("adds 'ab', the tag of the paywall-case-subtout experiment, to the configured target (accounts-2.18)", () => {
  expect(getCtaHref("/subscriptions", "b2")).toBe("/subscriptions?ab=b2");
  expect(getCtaHref("https://shop.test/x?plan=best#top", "b 2&c")).toBe(
    "https://shop.test/x?plan=best&ab=b+2%26c#top",
  );
  expect(getCtaHref("/subscriptions?ab=old", "new")).toBe("/subscriptions?ab=new");
});

it("keeps the target if the page does not run that experiment", () => {
  expect(getCtaHref("/subscriptions?plan=best", undefined)).toBe("/subscriptions?plan=best");
});

it("uses the default for an unsafe target (robustness-8, robustness-13)", () => {
  const running = [
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    " \u0001javascript:alert(1)",
    "data:text/html,x",
  ];
  const misread = [
    "https://quire.test@evil.test",
    "/\\evil.test",
    "/\t/evil.test",
    `/${"a".repeat(10_240)}`,
    "",
  ];
  for (const target of [...running, ...misread]) expect(getCtaHref(target, "b")).toBe("/subscriptions?ab=b");
});
