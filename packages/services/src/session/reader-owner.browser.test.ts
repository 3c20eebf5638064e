import { newPage } from "@quire/conformance/new-page";
import { beforeEach, expect, it, vi } from "vitest";
import { forgetSignedOut } from "./forget-reader.js";
import { hasSignedOut } from "./owner-key.js";
import type { Session } from "./session-store.js";
import { followOwner } from "./watch-session.js";

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });
// A parsed session with the only fields that these tests need.
const known = (id: string) => ({ status: "known", user: { id } }) as Session;
const keys = () => [...Object.keys({ ...localStorage }), ...Object.keys({ ...sessionStorage })].sort();
/** Data of the user that is removed with the user. */
const NEXT = {
  local: ["quire:recent-searches", "quire:region", "quire:video-progress"],
  session: ["quire:registered", "quire:unanswered", "quire:added", "quire:coupon"],
};
/** Data that the next user's data replaces. */
const NOBODY = ["cart", "shopping-cart", "quire:cart-of"];
/** Data that waits until its user returns. */
const WAITING = {
  local: [
    "quire:outbox:1",
    "quire:outbox:2",
    "quire:cart-combined",
    "help-messages",
    "follow-subscribe-data",
  ],
  session: ["quire:intent", "quire:checkout", "quire:quoted", "quire:draft:checkout", "quire:signed-in"],
};
const waiting = [...WAITING.local, ...WAITING.session];
const owner = () => [localStorage.getItem("quire:reader"), sessionStorage.getItem("quire:reader")];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  newPage();
  for (const key of [...NEXT.local, ...NOBODY, ...WAITING.local, "a-host's"]) localStorage.setItem(key, "{}");
  for (const key of [...NEXT.session, ...WAITING.session]) sessionStorage.setItem(key, "{}");
});

async function becomes(session: Session, ...owners: (string | null)[]): Promise<void> {
  followOwner(session);
  await until(() => expect(owner()).toEqual(owners));
}

it("gives a guest's data to the user who signs in", async () => {
  const before = keys();
  await becomes(known("1"), "1", "1");
  expect(keys()).toEqual([...before, "quire:reader", "quire:reader"].sort());
});

it("removes the earlier user's data, but keeps data that waits for that user", async () => {
  await becomes(known("1"), "1", "1");
  await becomes(known("2"), "2", "2");
  expect(keys()).toEqual(["a-host's", ...NOBODY, ...waiting, "quire:reader", "quire:reader"].sort());
});

it("removes the user's data when the session has ended, also on a later page", async () => {
  await becomes(known("1"), "1", "1");
  newPage();
  await becomes({ status: "anonymous" }, null, null);
  expect(hasSignedOut()).toBe(false);
  expect(keys()).toEqual(["a-host's", ...waiting].sort());
});

it("removes this tab's data after a sign-out in another tab", async () => {
  await becomes(known("1"), "1", "1");
  // The sign-out in the other tab leaves this state.
  localStorage.removeItem("quire:reader");
  localStorage.setItem("quire:signed-out", "1");
  await becomes({ status: "anonymous" }, null, null);
  expect(Object.keys({ ...sessionStorage })).toEqual([]);
});

it("notifies the page's own stores as those of other tabs", async () => {
  const changedKeys: (string | null)[] = [];
  const listen = ({ key, newValue }: StorageEvent) => newValue === null && changedKeys.push(key);
  await becomes(known("1"), "1", "1");
  addEventListener("storage", listen);
  await becomes(known("2"), "2", "2");
  removeEventListener("storage", listen);
  expect(changedKeys).toEqual(NEXT.local);
});

it("removes everything of the user and marks the sign-out", async () => {
  await becomes(known("1"), "1", "1");
  // biome-ignore lint/suspicious/noDocumentCookie: what a sign-out has to delete
  document.cookie = "subscription-breadcrumb=x; Path=/";
  forgetSignedOut();
  expect(hasSignedOut()).toBe(true);
  expect(keys()).toEqual(["a-host's", "quire:signed-out"]);
  expect(owner()).toEqual([null, null]);
  expect(document.cookie).not.toContain("subscription-breadcrumb");
});

it("keeps the sign-out mark when another tab removes the owner at the same moment", async () => {
  await becomes(known("1"), "1", "1");
  forgetSignedOut();
  await becomes({ status: "anonymous" }, null, null);
  expect(hasSignedOut()).toBe(true);
  await becomes(known("2"), "2", "2");
  expect(hasSignedOut()).toBe(false);
});

it("removes nothing while the user is unknown", () => {
  const before = keys();
  followOwner({ status: "unknown" });
  expect(keys()).toEqual(before);
});
