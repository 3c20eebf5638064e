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

it("is consumed once", async () => {
  savePendingAction({ action: "follow", data: { name: "Strategy" } });
  await consumePendingAction()?.();
  expect(consumePendingAction()).toBeUndefined();
  expect(done).toEqual([{ name: "Strategy" }]);
});

it("runs in one tab only, also when opened tabs start with a copy of it", async () => {
  savePendingAction({ action: "follow", data: { name: "Strategy" } });
  const copy = sessionStorage.getItem("quire:intent") ?? "";
  await runPendingAction();
  sessionStorage.setItem("quire:intent", copy); // The copy in another tab.
  await runPendingAction();
  expect(done).toEqual([{ name: "Strategy" }]);
  expect(sessionStorage.getItem("quire:intent")).toBeNull();
});

it("stores only the ids of the latest 20 finished intents", async () => {
  const getDoneIds = () => localStorage.getItem("quire:intents-done")?.split(" ") ?? [];
  for (let count = 0; count < 22; count++) {
    savePendingAction({ action: "follow", data: count });
    const { id } = JSON.parse(sessionStorage.getItem("quire:intent") ?? "");
    await consumePendingAction()?.();
    expect(getDoneIds().at(-1)).toBe(id);
  }
  expect(done).toHaveLength(22);
  expect(new Set(getDoneIds()).size).toBe(20);
});

it("runs twice when two intents have the same time", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const data of [1, 2]) {
    savePendingAction({ action: "follow", data });
    await runPendingAction();
  }
  expect(done).toEqual([1, 2]);
});

it("is replaced by a later one", async () => {
  savePendingAction({ action: "follow", data: 1 });
  savePendingAction({ action: "follow", data: 2 });
  await consumePendingAction()?.();
  expect(done).toEqual([2]);
});

it("waits for a handler", () => {
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
  "is ignored and removed if it is %j (robustness-16)",
  (text) => {
    sessionStorage.setItem("quire:intent", text);
    expect(consumePendingAction()).toBeUndefined();
    expect(sessionStorage.getItem("quire:intent")).toBeNull();
  },
);

it("is dropped on request", () => {
  savePendingAction({ action: "follow", data: 1 });
  dropPendingAction();
  expect(consumePendingAction()).toBeUndefined();
});

it("opens sign-in, and is dropped when the guest closes the modal (accounts-6.1, content-6.3)", () => {
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

it("opens registration instead of sign-in if a save requests it (accounts-4.21)", () => {
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

it("opens the modal with the reason, the trigger, and if the keyboard was used", () => {
  const onRequest = vi.fn((event: Event) => event.preventDefault());
  const trigger = document.createElement("button");
  document.addEventListener("quire-open-overlay", onRequest, { once: true });
  askForSignIn({ action: "save", data: 1 }, { reason: "To save this article.", trigger, keyboard: true });
  expect(onRequest.mock.calls[0]?.[0]).toMatchObject({
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
] as const)("opens the page for %s, which returns here, if no overlay can open", (mode, path) => {
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

describe("the outcome of a pending action", () => {
  const carryOut = async (handler: () => Promise<string>) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    toastStore().setState({ latest: undefined });
    onPendingAction("test", handler);
    savePendingAction({ action: "test", data: 1 });
    await runPendingAction();
  };
  const getAnnouncement = () =>
    document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector('[role="status"]')?.textContent;

  it("is announced", async () => {
    await carryOut(async () => "You follow Strategy.");
    await expect.poll(getAnnouncement).toBe("You follow Strategy.");
    expect(toastStore().getState().latest).toBeUndefined();
  });

  it("shows the message of a failure, and reports it to the developer", async () => {
    await carryOut(() => Promise.reject(new ActionFailure("Strategy could not be followed.")));
    expect(toastStore().getState().latest).toEqual({
      message: "Strategy could not be followed.",
      tone: "error",
    });
    expect(console.error).toHaveBeenCalled();
  });

  it("is only reported to the developer if a failure has no message for users", async () => {
    await carryOut(() => Promise.reject(new Error("The handler's own fault.")));
    expect(toastStore().getState().latest).toBeUndefined();
    expect(console.error).toHaveBeenCalled();
  });
});

describe("follow data with followType 'enable-this'", () => {
  const followData = { followType: "enable-this", type: "topic", name: "Strategy" };
  const stored = () => JSON.parse(localStorage.getItem("follow-subscribe-data") ?? "null");

  it("are stored before sign-in as plain JSON, and replace an earlier intent (accounts-3.17)", () => {
    savePendingAction({ action: "save", data: 1 });
    savePendingAction({ action: "follow", data: followData });
    expect(stored()).toMatchObject(followData);
    expect(sessionStorage.getItem("quire:intent")).toBeNull();
  });

  it("run once after sign-in, also in several tabs", async () => {
    savePendingAction({ action: "follow", data: followData });
    await Promise.all([runPendingAction(), runPendingAction(), runPendingAction()]);
    expect(done).toEqual([followData]);
    expect(stored()).toBeNull();
  });

  it.each([
    [30 * 60_000 - 1, true],
    [30 * 60_000, false],
  ])("are valid %i ms after the request: %j", async (age, isMeant) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    savePendingAction({ action: "follow", data: followData });
    vi.setSystemTime(Date.now() + age);
    await runPendingAction();
    expect(done).toEqual(isMeant ? [followData] : []);
    expect(stored()).toBeNull();
  });

  it("are stored like other intents for another action", () => {
    savePendingAction({ action: "save", data: followData });
    expect(stored()).toBeNull();
    expect(sessionStorage.getItem("quire:intent")).toContain("enable-this");
  });

  it("wait for a handler", async () => {
    pendingActionHandlers().delete("follow");
    localStorage.setItem("follow-subscribe-data", JSON.stringify(followData));
    await runPendingAction();
    expect(stored()).toEqual(followData);
  });

  it("reports unreadable data to the developer with the right format", async () => {
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
    localStorage.setItem("follow-subscribe-data", '{"followType":"enable-this"}');
    await runPendingAction();
    expect(consoleError.mock.calls.flat().join(" ")).toMatch(
      /stored "follow-subscribe-data".*Write \{ "followType": "enable-this"/s,
    );
  });

  it("can come from a script of the page", async () => {
    localStorage.setItem("follow-subscribe-data", JSON.stringify(followData));
    await runPendingAction();
    expect(done).toEqual([followData]);
  });

  it("expire like every intent", async () => {
    savePendingAction({ action: "follow", data: followData });
    localStorage.setItem("follow-subscribe-data", JSON.stringify({ ...stored(), until: Date.now() - 1 }));
    await runPendingAction();
    expect(done).toEqual([]);
    expect(stored()).toBeNull();
  });

  it("are left to the page if they have another followType", async () => {
    localStorage.setItem(
      "follow-subscribe-data",
      JSON.stringify({ ...followData, followType: "enable-that" }),
    );
    await runPendingAction();
    expect(done).toEqual([]);
    expect(stored()).toMatchObject({ followType: "enable-that" });
  });

  it("are dropped when the guest cancels", () => {
    savePendingAction({ action: "follow", data: followData });
    dropPendingAction();
    expect(stored()).toBeNull();
  });

  it.each(["{oops", "null", "[]", '"abc"', "", '{"followType":"enable-this"}'])(
    "are ignored and removed if they are %j (robustness-16)",
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
])("is valid %i ms after the request: %j", (age, isMeant) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  savePendingAction({ action: "follow", data: 1 });
  vi.setSystemTime(Date.now() + age);
  expect(consumePendingAction() !== undefined).toBe(isMeant);
});

it.each([
  [30 * 60_000, true],
  [30 * 60_000 + 1, false],
])("is valid when it ends in %i ms: %j", (left, isMeant) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const until = Date.now() + left;
  sessionStorage.setItem(
    "quire:intent",
    JSON.stringify({ version: 2, id: "1", action: "follow", data: 1, until }),
  );
  expect(consumePendingAction() !== undefined).toBe(isMeant);
});

it("stays when another overlay closes, or the modal after a sign-in (content-6.3)", () => {
  showSession({ status: "anonymous" });
  document.addEventListener("quire-open-overlay", (event) => event.preventDefault(), { once: true });
  askForSignIn({ action: "follow", data: 1 }, {});
  const close = (name: string) => {
    const overlay = document.body.appendChild(document.createElement(name));
    overlay.dispatchEvent(new CustomEvent("quire-close", { bubbles: true, composed: true }));
    overlay.remove();
  };
  const getStoredIntent = () => sessionStorage.getItem("quire:intent");
  close("quire-flyout");
  expect(getStoredIntent()).not.toBeNull();
  showSession({ status: "unknown" });
  close("quire-auth-modal");
  expect(getStoredIntent()).not.toBeNull();
  // The modal is closed. The next opening belongs to another intent.
  showSession({ status: "anonymous" });
  close("quire-auth-modal");
  expect(getStoredIntent()).not.toBeNull();
});
