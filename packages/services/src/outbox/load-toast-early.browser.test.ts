import { newPage } from "@quire/conformance/new-page";
import { leaveWrites } from "@quire/conformance/outbox";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sessionStore } from "../session/index.js";
import { hasWaiting } from "./has-waiting.js";
import { loadToastEarly } from "./load-toast-early.js";

type Reader = Parameters<ReturnType<typeof sessionStore>["setState"]>[0];

const known = (id: string) => ({ status: "known", user: { id } }) as Reader;
const toasts = () => document.querySelectorAll("quire-toast").length;

beforeEach(newPage);
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

it("loads the toast for a signed-in user before there is a message", () => {
  sessionStore().setState(known("1"), true);
  loadToastEarly();
  expect(toasts()).toBe(1);
});

it("loads no toast for a guest, and one toast after sign-in (beyond-7)", () => {
  loadToastEarly();
  expect(toasts()).toBe(0);
  sessionStore().setState({ status: "anonymous" }, true);
  expect(toasts()).toBe(0);
  sessionStore().setState(known("1"), true);
  expect(toasts()).toBe(1);
  document.body.replaceChildren();
  sessionStore().setState(known("1"), true);
  expect(toasts()).toBe(0);
});

it("hasWaiting returns true when an earlier page has left writes", () => {
  expect(hasWaiting()).toBe(false);
  leaveWrites({ key: "k".repeat(32) });
  expect(hasWaiting()).toBe(true);
});
