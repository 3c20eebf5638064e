import { expect, it } from "vitest";
import { labels } from "./my-widget-model.js";

it("shows its own heading when the page gives none", () => {
  expect(labels("  ").title).toBe("My widget");
});

it("shows the page's heading", () => {
  expect(labels("Strategy").title).toBe("Strategy");
});
