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
  ["the same reader's profile changes", false, known("1"), known("1", "Ada")],
  ["another reader comes", true, known("1"), known("2")],
  ["the reader goes", true, known("1"), anonymous],
  ["a guest signs in", true, anonymous, known("1")],
  ["a guest stays one", false, anonymous, anonymous],
  ["it is found out who reads", false, { status: "unknown" }, known("1")],
])("when %s, what was under way is given up: %j (robustness-39)", (_, isGivenUp, before, after) => {
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

it("a session that ends gives up what was under way, once", () => {
  showSession(known("1"));
  const reader = sessionSignal();
  endSession();
  expect(reader.aborted).toBe(true);
  expect(sessionStore().getState()).toEqual(anonymous);
  const guest = sessionSignal();
  endSession();
  expect(guest.aborted).toBe(false);
});
