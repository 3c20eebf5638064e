import { expect, it } from "vitest";
import { clearPath } from "./clear-path.js";

it("clears a filter of ascend by /ascend{breadcrumb}#browse-reports-filter (content-2.14)", () => {
  expect(clearPath("ascend", "/topic/strategy")).toBe("/ascend/topic/strategy#browse-reports-filter");
  expect(clearPath("ascend", "?topic=strategy&format=report")).toBe(
    "/ascend?topic=strategy&format=report#browse-reports-filter",
  );
});

it("clears a filter of analytic services by /hbr-analytic-services{breadcrumb}#browse-reports-filter (content-2.14)", () => {
  expect(clearPath("hbr-analytic-services", "/topic/strategy")).toBe(
    "/hbr-analytic-services/topic/strategy#browse-reports-filter",
  );
});

it("leads to the whole listing for the last filter", () => {
  expect(clearPath("ascend", "")).toBe("/ascend#browse-reports-filter");
});

it("replaces the breadcrumb's fragment", () => {
  expect(clearPath("ascend", "/topic/strategy#top")).toBe("/ascend/topic/strategy#browse-reports-filter");
});

it.each([".evil.test", "@evil.test", "\\evil", "/a b", "/%", "/../..//evil.test", "javascript:alert(1)"])(
  "leads to the whole listing for the breadcrumb %j (robustness-13)",
  (breadcrumb) => {
    expect(clearPath("ascend", breadcrumb)).toBe("/ascend#browse-reports-filter");
  },
);
