import { newPage } from "@quire/conformance/new-page";
import type { Action } from "@quire/core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configure } from "../configuration/index.js";
import { action as setTrigger } from "./actions/set-page-state.js";
import { action as unsetTrigger } from "./actions/unset-page-state.js";
import { isOfferPage } from "./offer-page.js";
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

it("starts from a navigation element's state (content-4.14)", () => {
  root.className = "registered";
  navigation("subscribers:home");
  expect(pageState()).toBe("subscribers:home");
});

it.each(["subscribers", "registered"])("starts from '%s' of the page's classes (content-4.14)", (name) => {
  document.body.className = `page ${name}`;
  expect(pageState()).toBe(name);
});

it("starts from a default where the page says nothing (content-4.14)", () => {
  expect(pageState()).toBe("guest");
});

it("setting replaces the classes on the root element, and leaves the host's own (content-4.15)", () => {
  root.className = "js registered";
  startPageState();
  setPageState("search");
  expect([pageState(), root.className]).toEqual(["registered:search", "js registered search"]);
  setPageState("filters:topic");
  expect(pageState()).toBe("registered:search:filters:topic");
  unsetPageState("registered");
  expect([pageState(), root.className]).toEqual(["registered", "js registered"]);
});

it("the same state again is the same state", () => {
  setPageState("search");
  setPageState("search");
  expect(pageState()).toBe("guest:search");
});

it("unsetting truncates back to a named ancestor state (content-4.16)", () => {
  setPageState("search:filters:topic");
  unsetPageState("search");
  expect(pageState()).toBe("guest:search");
});

it.each(["", "  ", ":"])("setting %j throws 'Missing state to set.' (content-8.15)", (name) => {
  expect(() => setPageState(name)).toThrow(
    expect.objectContaining({ code: "page-state/missing", message: "Missing state to set." }),
  );
  expect(pageState()).toBe("guest");
});

it.each(["search", "", "guest:search", "constructor"])(
  "unsetting %j throws 'Attempted to unset an invalid state.' (content-8.15)",
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

it("tells who listens", () => {
  const heard: string[] = [];
  pageStateStore().subscribe(({ state }) => heard.push(state));
  setPageState("search");
  expect(heard).toEqual(["guest:search"]);
});

it("an offer page is recognised by the presence of a subscription offers element (content-2.16)", () => {
  expect(isOfferPage()).toBe(false);
  document.body.innerHTML = "<div data-subscription-offers></div>";
  expect(isOfferPage()).toBe(true);
});

it("starts from the configuration's `pageState` where no element says it", () => {
  root.className = "registered";
  configure({ pageState: "subscribers:offer" });
  expect(pageState()).toBe("subscribers:offer");
});

it("a plain page's triggers go into a state and back, and the root element's classes follow", async () => {
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

it("a trigger that names no state tells the developer, and nothing changes (content-8.15)", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  const activation = { element: document.body, data: { name: "nowhere" }, keyboard: false };
  expect(await setTrigger.run({ ...activation, data: {} })).toBe("failed");
  expect(await unsetTrigger.run(activation)).toBe("failed");
  expect(told.mock.calls.map(([line]) => line)).toEqual([
    "[quire] page-state/missing: Missing state to set.",
    "[quire] page-state/invalid: Attempted to unset an invalid state.",
  ]);
  expect(pageState()).toBe("guest");
  told.mockRestore();
});
