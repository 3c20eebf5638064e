import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askForSignIn } from "./ask-for-sign-in.js";
import { dropIntent, keepIntent, takeIntent } from "./intent.js";
import { onIntent } from "./intent-handlers.js";
import { showSession } from "./session-changes.js";

const done: unknown[] = [];

beforeEach(() => {
  done.length = 0;
  sessionStorage.clear();
  onIntent("follow", async (data) => {
    done.push(data);
    return "Done.";
  });
});
afterEach(() => vi.useRealTimers());

it("is taken once", async () => {
  keepIntent({ action: "follow", data: { name: "Strategy" } });
  await takeIntent()?.();
  expect(takeIntent()).toBeUndefined();
  expect(done).toEqual([{ name: "Strategy" }]);
});

it("gives way to a later one", async () => {
  keepIntent({ action: "follow", data: 1 });
  keepIntent({ action: "follow", data: 2 });
  await takeIntent()?.();
  expect(done).toEqual([2]);
});

it("waits for somebody who can carry it out", () => {
  keepIntent({ action: "save", data: 1 });
  expect(takeIntent()).toBeUndefined();
  expect(sessionStorage.getItem("quire:intent")).not.toBeNull();
});

it("expires", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  keepIntent({ action: "follow", data: 1 });
  vi.setSystemTime(Date.now() + 31 * 60_000);
  expect(takeIntent()).toBeUndefined();
});

it.each(["{oops", "null", "[]", '"abc"', "", '{"version":2,"action":"follow","until":9e15}'])(
  "robustness 16: %j counts as none and is removed",
  (text) => {
    sessionStorage.setItem("quire:intent", text);
    expect(takeIntent()).toBeUndefined();
    expect(sessionStorage.getItem("quire:intent")).toBeNull();
  },
);

it("is forgotten on request", () => {
  keepIntent({ action: "follow", data: 1 });
  dropIntent();
  expect(takeIntent()).toBeUndefined();
});

it("opens sign-in for it, and forgets it when the guest closes the modal", () => {
  showSession({ status: "anonymous" });
  const open = (event: Event) => event.preventDefault();
  document.addEventListener("quire-open-overlay", open, { once: true });
  askForSignIn({ action: "follow", data: 1 }, {});
  expect(sessionStorage.getItem("quire:intent")).not.toBeNull();
  const modal = document.createElement("quire-auth-modal");
  document.body.append(modal);
  modal.dispatchEvent(new CustomEvent("quire-close", { bubbles: true, composed: true }));
  expect(takeIntent()).toBeUndefined();
});
