import { newPage } from "@quire/conformance/new-page";
import { beforeEach, expect, it } from "vitest";
import { start } from "./before-paint.js";
import { showSession } from "./session-changes.js";

const shown = () => document.documentElement.dataset.quireUser;

beforeEach(() => {
  newPage();
  delete document.documentElement.dataset.quireUser;
});

it("shows on the root element that the user is unknown at first (accounts-4.2)", () => {
  start();
  expect(shown()).toBe("unknown");
});

it("writes the attribute only when the status changes, because page-wide styles depend on it", () => {
  start();
  const observer = new MutationObserver(() => {});
  observer.observe(document.documentElement, { attributeFilter: ["data-quire-user"] });
  showSession({ status: "anonymous" });
  showSession({ status: "anonymous" });
  expect(shown()).toBe("anonymous");
  expect(observer.takeRecords()).toHaveLength(1);
  observer.disconnect();
});
