import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askForSignIn } from "./ask-for-sign-in.js";
import { dropIntent, keepIntent, takeIntent } from "./intent.js";
import { runKeptIntent } from "./run-intent.js";
import { onIntent } from "./run-intent-soon.js";
import { showSession } from "./session-changes.js";

const done: unknown[] = [];

beforeEach(() => {
  done.length = 0;
  localStorage.clear();
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

it("runs in one tab, also where the page has opened others, which start with a copy of it", async () => {
  keepIntent({ action: "follow", data: { name: "Strategy" } });
  const copy = sessionStorage.getItem("quire:intent") ?? "";
  await runKeptIntent();
  sessionStorage.setItem("quire:intent", copy); // As another tab has it.
  await runKeptIntent();
  expect(done).toEqual([{ name: "Strategy" }]);
  expect(sessionStorage.getItem("quire:intent")).toBeNull();
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
  "%j counts as none and is removed (robustness-16)",
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

it("opens sign-in for it, and forgets it when the guest closes the modal (accounts-6.1, content-6.3)", () => {
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

it("registration can be forced instead of sign-in for save (accounts-4.21)", () => {
  const modes: unknown[] = [];
  const open = (event: Event) => {
    event.preventDefault();
    modes.push((event as CustomEvent).detail.attributes);
  };
  document.addEventListener("quire-open-overlay", open);
  askForSignIn({ action: "save", data: { id: 1 } }, { mode: "registration" });
  askForSignIn({ action: "save", data: { id: 1 } }, {});
  document.removeEventListener("quire-open-overlay", open);
  expect(modes).toEqual([{ mode: "registration" }, { mode: "sign-in" }]);
});

describe("follow data with followType 'enable-this'", () => {
  const wanted = { followType: "enable-this", type: "topic", name: "Strategy" };
  const stored = () => JSON.parse(localStorage.getItem("follow-subscribe-data") ?? "null");

  it("are stored before sign-in as plain JSON, instead of what was asked for earlier (accounts-3.17)", () => {
    keepIntent({ action: "save", data: 1 });
    keepIntent({ action: "follow", data: wanted });
    expect(stored()).toMatchObject(wanted);
    expect(sessionStorage.getItem("quire:intent")).toBeNull();
  });

  it("are carried out once after sign-in, also where several tabs could", async () => {
    keepIntent({ action: "follow", data: wanted });
    await Promise.all([runKeptIntent(), runKeptIntent(), runKeptIntent()]);
    expect(done).toEqual([wanted]);
    expect(stored()).toBeNull();
  });

  it("may come from a host's own script", async () => {
    localStorage.setItem("follow-subscribe-data", JSON.stringify(wanted));
    await runKeptIntent();
    expect(done).toEqual([wanted]);
  });

  it("expire like every intent", async () => {
    keepIntent({ action: "follow", data: wanted });
    localStorage.setItem("follow-subscribe-data", JSON.stringify({ ...stored(), until: Date.now() - 1 }));
    await runKeptIntent();
    expect(done).toEqual([]);
    expect(stored()).toBeNull();
  });

  it("of another followType are left to the host", async () => {
    localStorage.setItem("follow-subscribe-data", JSON.stringify({ ...wanted, followType: "enable-that" }));
    await runKeptIntent();
    expect(done).toEqual([]);
    expect(stored()).toMatchObject({ followType: "enable-that" });
  });

  it("are forgotten when the guest turns away", () => {
    keepIntent({ action: "follow", data: wanted });
    dropIntent();
    expect(stored()).toBeNull();
  });

  it.each(["{oops", "null", "[]", '"abc"', "", '{"followType":"enable-this"}'])(
    "%j counts as none and is removed (robustness-16)",
    async (text) => {
      vi.spyOn(console, "error").mockImplementation(() => {});
      localStorage.setItem("follow-subscribe-data", text);
      await runKeptIntent();
      expect(done).toEqual([]);
      expect(localStorage.getItem("follow-subscribe-data")).toBeNull();
    },
  );
});

it.each([
  [30 * 60_000 - 1, true],
  [30 * 60_000, false],
])("%i ms after it was asked for it is meant: %j", (age, isMeant) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  keepIntent({ action: "follow", data: 1 });
  vi.setSystemTime(Date.now() + age);
  expect(takeIntent() !== undefined).toBe(isMeant);
});

it.each([
  [30 * 60_000, true],
  [30 * 60_000 + 1, false],
])("with an end in %i ms it counts: %j", (left, isMeant) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const until = Date.now() + left;
  sessionStorage.setItem("quire:intent", JSON.stringify({ version: 1, action: "follow", data: 1, until }));
  expect(takeIntent() !== undefined).toBe(isMeant);
});

it("closing something else, or the modal after a sign-in, forgets nothing (content-6.3)", () => {
  showSession({ status: "anonymous" });
  document.addEventListener("quire-open-overlay", (event) => event.preventDefault(), { once: true });
  askForSignIn({ action: "follow", data: 1 }, {});
  const close = (name: string) => {
    const overlay = document.body.appendChild(document.createElement(name));
    overlay.dispatchEvent(new CustomEvent("quire-close", { bubbles: true, composed: true }));
    overlay.remove();
  };
  const kept = () => sessionStorage.getItem("quire:intent");
  close("quire-flyout");
  expect(kept()).not.toBeNull();
  showSession({ status: "unknown" });
  close("quire-auth-modal");
  expect(kept()).not.toBeNull();
  // The modal has been closed: the next time it concerns another wish.
  showSession({ status: "anonymous" });
  close("quire-auth-modal");
  expect(kept()).not.toBeNull();
});
