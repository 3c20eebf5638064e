import { runtime } from "@quire/core";
import * as v from "valibot";
import { beforeEach, expect, it } from "vitest";
import { CurrentUserSchema } from "../contract/index.js";
import { endSession, restartSession, showSession } from "./session-changes.js";
import { type Session, sessionSignal, sessionStore } from "./session-store.js";

const known = (id: string, firstName = ""): Session => ({
  status: "known",
  user: v.parse(CurrentUserSchema, { id, firstName }),
});
const anonymous: Session = { status: "anonymous" };

beforeEach(() => runtime().shared.clear());

it.each<[string, isGivenUp: boolean, before: Session, after: Session]>([
  ["the same user's profile changes", false, known("1"), known("1", "Ada")],
  ["another user signs in", true, known("1"), known("2")],
  ["the user signs out", true, known("1"), anonymous],
  ["a guest signs in", true, anonymous, known("1")],
  ["a guest stays a guest", false, anonymous, anonymous],
  ["the unknown user becomes known", false, { status: "unknown" }, known("1")],
])("when %s, aborts running calls: %j (robustness-39)", (_, isGivenUp, before, after) => {
  showSession(before);
  const signal = sessionSignal();
  showSession(after);
  expect(signal.aborted).toBe(isGivenUp);
  expect(sessionStore().getState()).toBe(after);
  expect(sessionSignal().aborted).toBe(false);
});

it("gives listeners a live signal for the next user when the user changes", () => {
  showSession(known("1"));
  let next: AbortSignal | undefined;
  sessionSignal().addEventListener("abort", () => {
    next = sessionSignal();
  });
  restartSession();
  expect(next?.aborted).toBe(false);
  expect(sessionStore().getState()).toEqual({ status: "unknown" });
});

it("aborts running calls once when the session ends", () => {
  showSession(known("1"));
  const reader = sessionSignal();
  endSession();
  expect(reader.aborted).toBe(true);
  expect(sessionStore().getState()).toEqual(anonymous);
  const guest = sessionSignal();
  endSession();
  expect(guest.aborted).toBe(false);
});
