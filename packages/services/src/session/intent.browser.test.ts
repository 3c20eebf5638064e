import { stayHere } from "@quire/conformance/stay-here";
import { ActionFailure, toastStore } from "@quire/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askForSignIn } from "./ask-for-sign-in.js";
import { consumePendingAction } from "./consume-pending-action.js";
import { dropPendingAction, savePendingAction } from "./pending-action.js";
import { pendingActionHandlers } from "./pending-action-handlers.js";
import { runPendingAction } from "./run-pending-action.js";
import { onPendingAction } from "./run-pending-action-soon.js";
import { showSession } from "./session-changes.js";

const done: unknown[] = [];

beforeEach(() => {
  done.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  onPendingAction("follow", async (data) => {
    done.push(data);
    return "Done.";
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("is taken once", async () => {
  savePendingAction({ action: "follow", data: { name: "Strategy" } });
  await consumePendingAction()?.();
  expect(consumePendingAction()).toBeUndefined();
  expect(done).toEqual([{ name: "Strategy" }]);
});

it("runs in one tab, also where the page has opened others, which start with a copy of it", async () => {
  savePendingAction({ action: "follow", data: { name: "Strategy" } });
  const copy = sessionStorage.getItem("quire:intent") ?? "";
  await runPendingAction();
  sessionStorage.setItem("quire:intent", copy); // As another tab has it.
  await runPendingAction();
  expect(done).toEqual([{ name: "Strategy" }]);
  expect(sessionStorage.getItem("quire:intent")).toBeNull();
});

it("which ones were carried out is kept of the latest twenty alone", async () => {
  const kept = () => localStorage.getItem("quire:intents-done")?.split(" ") ?? [];
  for (let count = 0; count < 22; count++) {
    savePendingAction({ action: "follow", data: count });
    const { id } = JSON.parse(sessionStorage.getItem("quire:intent") ?? "");
    await consumePendingAction()?.();
    expect(kept().at(-1)).toBe(id);
  }
  expect(done).toHaveLength(22);
  expect(new Set(kept()).size).toBe(20);
});

it("two of one moment are two", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const data of [1, 2]) {
    savePendingAction({ action: "follow", data });
    await runPendingAction();
  }
  expect(done).toEqual([1, 2]);
});

it("gives way to a later one", async () => {
  savePendingAction({ action: "follow", data: 1 });
  savePendingAction({ action: "follow", data: 2 });
  await consumePendingAction()?.();
  expect(done).toEqual([2]);
});

it("waits for somebody who can carry it out", () => {
  savePendingAction({ action: "save", data: 1 });
  expect(consumePendingAction()).toBeUndefined();
  expect(sessionStorage.getItem("quire:intent")).not.toBeNull();
});

it("expires", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  savePendingAction({ action: "follow", data: 1 });
  vi.setSystemTime(Date.now() + 31 * 60_000);
  expect(consumePendingAction()).toBeUndefined();
});

it.each(["{oops", "null", "[]", '"abc"', "", '{"version":1,"action":"follow","until":9e15}'])(
  "%j counts as none and is removed (robustness-16)",
  (text) => {
    sessionStorage.setItem("quire:intent", text);
    expect(consumePendingAction()).toBeUndefined();
    expect(sessionStorage.getItem("quire:intent")).toBeNull();
  },
);

it("is forgotten on request", () => {
  savePendingAction({ action: "follow", data: 1 });
  dropPendingAction();
  expect(consumePendingAction()).toBeUndefined();
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
  expect(consumePendingAction()).toBeUndefined();
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

it("says in the modal what it is for, and opens it from the trigger, as it was pressed", () => {
  const asked = vi.fn((event: Event) => event.preventDefault());
  const trigger = document.createElement("button");
  document.addEventListener("quire-open-overlay", asked, { once: true });
  askForSignIn({ action: "save", data: 1 }, { reason: "To save this article.", trigger, keyboard: true });
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    detail: {
      name: "auth-modal",
      attributes: { mode: "sign-in", reason: "To save this article." },
      trigger,
      keyboard: true,
    },
  });
});

it.each([
  ["sign-in", "/sign-in"],
  ["registration", "/register"],
] as const)("opens the page for %s and returns when no overlay can open", (mode, path) => {
  const wentTo = stayHere();
  const before = location.href;
  history.replaceState(null, "", "?page=2#third");
  askForSignIn({ action: "save", data: 1 }, { mode });
  const [address = ""] = wentTo;
  expect(new URL(address).pathname).toBe(path);
  expect(new URL(address).searchParams.get("return")).toBe(`${location.pathname}?page=2#third`);
  expect(sessionStorage.getItem("quire:intent")).not.toBeNull();
  history.replaceState(null, "", before);
});

describe("what comes of it", () => {
  const carryOut = async (handler: () => Promise<string>) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    toastStore().setState({ told: undefined });
    onPendingAction("test", handler);
    savePendingAction({ action: "test", data: 1 });
    await runPendingAction();
  };
  const said = () =>
    document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector('[role="status"]')?.textContent;

  it("is announced", async () => {
    await carryOut(async () => "You follow Strategy.");
    await expect.poll(said).toBe("You follow Strategy.");
    expect(toastStore().getState().told).toBeUndefined();
  });

  it("is told in its own words where it fails, and to the developer", async () => {
    await carryOut(() => Promise.reject(new ActionFailure("Strategy could not be followed.")));
    expect(toastStore().getState().told).toEqual({
      message: "Strategy could not be followed.",
      tone: "error",
    });
    expect(console.error).toHaveBeenCalled();
  });

  it("is told to the developer alone where it fails without words for readers", async () => {
    await carryOut(() => Promise.reject(new Error("The handler's own fault.")));
    expect(toastStore().getState().told).toBeUndefined();
    expect(console.error).toHaveBeenCalled();
  });
});

describe("follow data with followType 'enable-this'", () => {
  const wanted = { followType: "enable-this", type: "topic", name: "Strategy" };
  const stored = () => JSON.parse(localStorage.getItem("follow-subscribe-data") ?? "null");

  it("are stored before sign-in as plain JSON, instead of what was asked for earlier (accounts-3.17)", () => {
    savePendingAction({ action: "save", data: 1 });
    savePendingAction({ action: "follow", data: wanted });
    expect(stored()).toMatchObject(wanted);
    expect(sessionStorage.getItem("quire:intent")).toBeNull();
  });

  it("are carried out once after sign-in, also where several tabs could", async () => {
    savePendingAction({ action: "follow", data: wanted });
    await Promise.all([runPendingAction(), runPendingAction(), runPendingAction()]);
    expect(done).toEqual([wanted]);
    expect(stored()).toBeNull();
  });

  it.each([
    [30 * 60_000 - 1, true],
    [30 * 60_000, false],
  ])("%i ms after they were asked for they are meant: %j", async (age, isMeant) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    savePendingAction({ action: "follow", data: wanted });
    vi.setSystemTime(Date.now() + age);
    await runPendingAction();
    expect(done).toEqual(isMeant ? [wanted] : []);
    expect(stored()).toBeNull();
  });

  it("of another action are kept as any other's", () => {
    savePendingAction({ action: "save", data: wanted });
    expect(stored()).toBeNull();
    expect(sessionStorage.getItem("quire:intent")).toContain("enable-this");
  });

  it("wait for somebody who can carry them out", async () => {
    pendingActionHandlers().delete("follow");
    localStorage.setItem("follow-subscribe-data", JSON.stringify(wanted));
    await runPendingAction();
    expect(stored()).toEqual(wanted);
  });

  it("reports unreadable data to the developer with the right format", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    localStorage.setItem("follow-subscribe-data", '{"followType":"enable-this"}');
    await runPendingAction();
    expect(told.mock.calls.flat().join(" ")).toMatch(
      /stored "follow-subscribe-data".*Write \{ "followType": "enable-this"/s,
    );
  });

  it("may come from a host's own script", async () => {
    localStorage.setItem("follow-subscribe-data", JSON.stringify(wanted));
    await runPendingAction();
    expect(done).toEqual([wanted]);
  });

  it("expire like every intent", async () => {
    savePendingAction({ action: "follow", data: wanted });
    localStorage.setItem("follow-subscribe-data", JSON.stringify({ ...stored(), until: Date.now() - 1 }));
    await runPendingAction();
    expect(done).toEqual([]);
    expect(stored()).toBeNull();
  });

  it("of another followType are left to the host", async () => {
    localStorage.setItem("follow-subscribe-data", JSON.stringify({ ...wanted, followType: "enable-that" }));
    await runPendingAction();
    expect(done).toEqual([]);
    expect(stored()).toMatchObject({ followType: "enable-that" });
  });

  it("are forgotten when the guest turns away", () => {
    savePendingAction({ action: "follow", data: wanted });
    dropPendingAction();
    expect(stored()).toBeNull();
  });

  it.each(["{oops", "null", "[]", '"abc"', "", '{"followType":"enable-this"}'])(
    "%j counts as none and is removed (robustness-16)",
    async (text) => {
      vi.spyOn(console, "error").mockImplementation(() => {});
      localStorage.setItem("follow-subscribe-data", text);
      await runPendingAction();
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
  savePendingAction({ action: "follow", data: 1 });
  vi.setSystemTime(Date.now() + age);
  expect(consumePendingAction() !== undefined).toBe(isMeant);
});

it.each([
  [30 * 60_000, true],
  [30 * 60_000 + 1, false],
])("with an end in %i ms it counts: %j", (left, isMeant) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const until = Date.now() + left;
  sessionStorage.setItem(
    "quire:intent",
    JSON.stringify({ version: 2, id: "1", action: "follow", data: 1, until }),
  );
  expect(consumePendingAction() !== undefined).toBe(isMeant);
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
