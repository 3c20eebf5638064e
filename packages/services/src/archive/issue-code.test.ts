import { expect, it } from "vitest";
import { FIRST_YEAR, getIssueCode, getIssueHref, LAST_YEAR } from "./issue-code.js";

it.each(["BR2501", "BR8406", "3991", " br2501 "])(
  "accepts %j as the code of an issue (content-9.17)",
  (text) => {
    expect(getIssueCode(text)).toBe(text.trim().toUpperCase());
  },
);

it.each(["", "BR25", "BR250101", "B2501", "2501BR", "BR-2501", "../BR2501", "39", "399100", "__proto__"])(
  "rejects %j as the code of an issue",
  (text) => {
    expect(getIssueCode(text)).toBeUndefined();
  },
);

it("the archive reaches from 1956 to 2025 (content-9.17)", () => {
  expect([FIRST_YEAR, LAST_YEAR]).toEqual([1956, 2025]);
});

it("links the contents of an issue at /archive-toc/{issueCode} (content-2.11)", () => {
  expect(getIssueHref("BR2501")).toBe("/archive-toc/BR2501");
  expect(getIssueHref("a/../b")).toBe("/archive-toc/a%2F..%2Fb");
});
