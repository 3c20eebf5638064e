import { newPage } from "@quire/conformance/new-page";
import type { Action } from "@quire/core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configure } from "../configuration/index.js";
import { action as setTrigger } from "./actions/set-page-state.js";
import { action as unsetTrigger } from "./actions/unset-page-state.js";
import { isOfferPage } from "./page-info.js";
import { pageState, pageStateStore, setPageState, startPageState, unsetPageState } from "./page-state.js";

const root = document.documentElement;

beforeEach(() => {
  root.className = "";
  document.body.className = "";
  document.body.replaceChildren();
  newPage();
});
afterEach(() => {
  root.className = "";
});

function navigation(state: string): void {
  const nav = document.createElement("nav");
  nav.dataset.pageState = state;
  document.body.append(nav);
}

it("starts with a navigation element's state (content-4.14)", () => {
  root.className = "registered";
  navigation("subscribers:home");
  expect(pageState()).toBe("subscribers:home");
});

it.each(["subscribers", "registered"])("starts with '%s' from the page's classes (content-4.14)", (name) => {
  document.body.className = `page ${name}`;
  expect(pageState()).toBe(name);
});

it("starts with `guest` if the page names no state (content-4.14)", () => {
  expect(pageState()).toBe("guest");
});

it("replaces the state's classes on the root element, and keeps the host's own (content-4.15)", () => {
  root.className = "js registered";
  startPageState();
  setPageState("search");
  expect([pageState(), root.className]).toEqual(["registered:search", "js registered search"]);
  setPageState("filters:topic");
  expect(pageState()).toBe("registered:search:filters:topic");
  unsetPageState("registered");
  expect([pageState(), root.className]).toEqual(["registered", "js registered"]);
});

it("does not change when the same state is set again", () => {
  setPageState("search");
  setPageState("search");
  expect(pageState()).toBe("guest:search");
});

it("returns to an ancestor state (content-4.16)", () => {
  setPageState("search:filters:topic");
  unsetPageState("search");
  expect(pageState()).toBe("guest:search");
});

it.each(["", "  ", ":"])("throws 'Missing state to set.' when the state is %j (content-8.15)", (name) => {
  expect(() => setPageState(name)).toThrow(
    expect.objectContaining({ code: "page-state/missing", message: "Missing state to set." }),
  );
  expect(pageState()).toBe("guest");
});

it.each(["search", "", "guest:search", "constructor"])(
  "throws 'Attempted to unset an invalid state.' when the ancestor is %j (content-8.15)",
  (name) => {
    expect(() => unsetPageState(name)).toThrow(
      expect.objectContaining({
        code: "page-state/invalid",
        message: "Attempted to unset an invalid state.",
      }),
    );
    expect(pageState()).toBe("guest");
  },
);

it("notifies its subscribers", () => {
  const events: string[] = [];
  pageStateStore().subscribe(({ state }) => events.push(state));
  setPageState("search");
  expect(events).toEqual(["guest:search"]);
});

it("isOfferPage returns true on a page with a subscription offers element (content-2.16)", () => {
  expect(isOfferPage()).toBe(false);
  document.body.innerHTML = "<div data-subscription-offers></div>";
  expect(isOfferPage()).toBe(true);
});

it("starts with the configured `pageState` if no element names a state", () => {
  root.className = "registered";
  configure({ pageState: "subscribers:offer" });
  expect(pageState()).toBe("subscribers:offer");
});

it("actions of triggers set and unset the state and the root element's classes", async () => {
  const run = (action: Action, name?: string) =>
    action.run({ element: document.body, data: name === undefined ? {} : { name }, keyboard: false });
  root.className = "js registered";
  startPageState();
  expect(await run(setTrigger, "search:filters")).toBe("idle");
  expect([pageState(), root.className]).toEqual([
    "registered:search:filters",
    "js registered search filters",
  ]);
  expect(await run(unsetTrigger, "search")).toBe("idle");
  expect([pageState(), root.className]).toEqual(["registered:search", "js registered search"]);
});

it("actions report a missing or invalid state, and keep the current one (content-8.15)", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const activation = { element: document.body, data: { name: "nowhere" }, keyboard: false };
  expect(await setTrigger.run({ ...activation, data: {} })).toBe("failed");
  expect(await unsetTrigger.run(activation)).toBe("failed");
  expect(consoleError.mock.calls.map(([line]) => line)).toEqual([
    expect.stringContaining("[quire] page-state/missing: Missing state to set."),
    expect.stringContaining("[quire] page-state/invalid: Attempted to unset an invalid state."),
  ]);
  expect(pageState()).toBe("guest");
  consoleError.mockRestore();
});
