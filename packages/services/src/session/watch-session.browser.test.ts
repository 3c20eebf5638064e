import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { start } from "./after-paint.js";
import { loadSession } from "./load-session.js";
import { savePendingAction } from "./pending-action.js";
import { pendingActionsHold } from "./pending-actions-hold.js";
import { onPendingAction } from "./run-pending-action-soon.js";
import { sessionStore } from "./session-store.js";

/** Waits longer than the default, because other tests can slow down the machine. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

/** A second tab of the same origin, for changes between tabs. */
let otherTab: Window & typeof globalThis;
let reader: { id: string; firstName: string } | undefined;
let network = true;
let requestCount = 0;
const ada = { id: "1", firstName: "Ada" };
const bea = { id: "2", firstName: "Bea" };

const shown = () => document.documentElement.dataset.quireUser;
const userId = () => {
  const session = sessionStore().getState();
  return session.status === "known" ? session.user.id : session.status;
};

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async () => {
    requestCount += 1;
    if (!network) throw new TypeError("The network failed.");
    if (!reader) return new Response("{}", { status: 401 });
    return new Response(JSON.stringify(reader), { headers: { "content-type": "application/json" } });
  });
  const frame = document.createElement("iframe");
  document.body.append(frame);
  // A frame without a URL shares this page's origin, but has its own window.
  otherTab = frame.contentWindow as Window & typeof globalThis;
  localStorage.clear();
  reader = ada;
  start();
  await until(() => expect(userId()).toBe("1"));
});

afterAll(() => vi.unstubAllGlobals());

const postMessage = (message: string) => {
  const channel = new otherTab.BroadcastChannel("quire:session");
  channel.postMessage(message);
  channel.close();
};

beforeEach(async () => {
  reader = ada;
  network = true;
  const restarted = new Promise<void>((resolve) => {
    const stop = sessionStore().subscribe(({ status }) => {
      if (status !== "unknown") return;
      stop();
      resolve();
    });
  });
  postMessage("signed-in");
  await restarted;
  await until(() => expect(userId()).toBe("1"));
});

it("shows the status on the root element (accounts-4.2)", () => {
  expect(shown()).toBe("known");
});

it("is signed out when another tab signs out (robustness-37)", async () => {
  reader = undefined;
  postMessage("signed-out");
  await until(() => expect(shown()).toBe("anonymous"));
  expect(localStorage.getItem("user")).toBeNull();
});

it("is anonymous when another tab clears the storage", async () => {
  otherTab.localStorage.clear();
  await until(() => expect(shown()).toBe("anonymous"));
});

it("is anonymous when a host's script in another tab removes the user", async () => {
  otherTab.localStorage.removeItem("user");
  await until(() => expect(shown()).toBe("anonymous"));
});

/** Simulates another tab that could not validate its cached profile. */
async function doubt(): Promise<void> {
  otherTab.localStorage.setItem("quire:user-validator", "doubtful");
  const received = new Promise<void>((resolve) => {
    addEventListener("storage", ({ key }) => key === "user" && resolve());
  });
  otherTab.localStorage.removeItem("user");
  await received;
}

it("stays signed in when another tab only doubts its cache", async () => {
  await doubt();
  expect(shown()).toBe("known");
});

it("is signed out when the server ends the session after another tab has doubted its cache (robustness-37)", async () => {
  await doubt();
  expect(shown()).toBe("known");
  otherTab.localStorage.removeItem("quire:user-validator");
  await until(() => expect(shown()).toBe("anonymous"));
});

it("shows the next user, and never the first one again (robustness-39)", async () => {
  const userNames: string[] = [];
  const stop = sessionStore().subscribe(() => userNames.push(userId()));
  reader = bea;
  postMessage("signed-in");
  await until(() => expect(userId()).toBe("2"));
  stop();
  expect(userNames).toEqual(["unknown", "2"]);
  expect(localStorage.getItem("user")).toContain("Bea");
});

it("adopts another tab's change to the same user's profile", async () => {
  const text = JSON.stringify({ ...ada, topics: [{ name: "Strategy" }] });
  otherTab.localStorage.setItem("user", text);
  await until(() => {
    expect(sessionStore().getState()).toMatchObject({ user: { topics: [{ name: "Strategy" }] } });
  });
});

it("shows another tab's profile update without a reload", async () => {
  // Simulates the other tab in this tab's storage: it fetches the profile again and stores it.
  const text = JSON.stringify({ ...ada, industry: "Education", tiers: [{ roleCode: "ROLE_HBRG_BEST" }] });
  otherTab.localStorage.setItem("user", text);
  await until(() => {
    expect(sessionStore().getState()).toMatchObject({
      user: { industry: "Education", tiers: [{ roleCode: "ROLE_HBRG_BEST" }] },
    });
  });
});

it("is signed out at once when it returns from the back-forward cache (robustness-32)", async () => {
  reader = undefined;
  localStorage.removeItem("user");
  localStorage.removeItem("quire:user-validator");
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(shown()).toBe("anonymous");
});

it.each([
  ["the first pageshow", () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }))],
  ["a restored connection with a known user", () => dispatchEvent(new Event("online"))],
  ["another storage key", () => dispatchEvent(new StorageEvent("storage", { key: "cart" }))],
])("sends no request after %s", async (_, happen) => {
  const before = requestCount;
  localStorage.removeItem("user");
  happen();
  await new Promise(requestAnimationFrame);
  expect([requestCount, userId()]).toEqual([before, "1"]);
});

it("adds its listeners only once", () => {
  const added = vi.spyOn(window, "addEventListener");
  start();
  expect(added).not.toHaveBeenCalled();
  added.mockRestore();
});

it("releases pending actions after a return from the back-forward cache", async () => {
  pendingActionsHold().isOn = true;
  const before = requestCount;
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(pendingActionsHold().isOn).toBe(false);
  await until(() => expect(requestCount).toBeGreaterThan(before));
  expect(userId()).toBe("1");
});

it("shows another user's profile from another tab only after the server's confirmation (robustness-39)", async () => {
  const userNames: string[] = [];
  const stop = sessionStore().subscribe(() => userNames.push(userId()));
  reader = bea;
  otherTab.localStorage.setItem("user", JSON.stringify({ ...bea, firstName: "Nobody has confirmed this" }));
  await until(() => expect(userId()).toBe("2"));
  stop();
  expect(userNames).toEqual(["unknown", "2"]);
  expect(sessionStore().getState()).toMatchObject({ user: { firstName: "Bea" } });
});

it("ignores an invalid profile from another tab", async () => {
  vi.mocked(console.error).mockClear();
  otherTab.localStorage.setItem("user", "{oops");
  await until(() => expect(console.error).toHaveBeenCalled());
  expect(userId()).toBe("1");
});

it("loads the user again when the connection is restored", async () => {
  network = false;
  postMessage("signed-in");
  await until(() => expect(shown()).toBe("unknown"));
  await loadSession(); // Waits for the end of the retries.
  expect(shown()).toBe("unknown");
  network = true;
  dispatchEvent(new Event("online"));
  await until(() => expect(userId()).toBe("1"));
});

it("performs a guest's pending action exactly once after sign-in", async () => {
  const carried: unknown[] = [];
  onPendingAction("test", async (data) => {
    carried.push(data);
    return "Done.";
  });
  reader = undefined;
  postMessage("signed-out");
  await until(() => expect(shown()).toBe("anonymous"));
  savePendingAction({ action: "test", data: { name: "Strategy" } });
  reader = ada;
  postMessage("signed-in");
  await until(() => expect(carried).toEqual([{ name: "Strategy" }]));
  postMessage("signed-in");
  await until(() => expect(userId()).toBe("1"));
  expect(carried).toHaveLength(1);
  expect(sessionStorage.getItem("quire:intent")).toBeNull();
});
