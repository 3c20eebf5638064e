import { expect, it } from "vitest";
import { formatIssueLabel } from "./issue-label.js";

const label = (title: string, published = "1971-01-01") =>
  formatIssueLabel({ code: "3991", title, summary: "", image: "", published, items: [] }, "en");

it("shows the months once and leaves out the year, which is already chosen", () => {
  expect(label("January–February 1971: The Early Harbour Issue")).toBe(
    "January–February: The Early Harbour Issue",
  );
  expect(label("January 1971")).toBe("January");
});

it("starts with the month when the title does not name it", () => {
  expect(label("The Issue of 1971 and After")).toBe("January: The Issue of 1971 and After");
  expect(label("The Early Harbour Issue", "1971-01-15T10:00:00Z")).toBe("January: The Early Harbour Issue");
});

it.each(["", "some time", "1971-99"])("is the title alone for the publication date %j", (published) => {
  expect(label("The Early Harbour Issue", published)).toBe("The Early Harbour Issue");
});
