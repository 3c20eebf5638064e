import { newPage } from "@quire/conformance/new-page";
import { beforeEach, expect, it } from "vitest";
import { type Session, sessionStore } from "../session/index.js";
import { type CartState, NO_CART } from "./cart-state.js";
import { isKnownEmpty } from "./is-known-empty.js";

const GUEST: Session = { status: "anonymous" };
const READER = { status: "known", user: { id: "7" } } as Session;

beforeEach(() => {
  localStorage.clear();
  newPage();
});

function isEmpty(state: Partial<CartState>, session: Session, owner?: string): boolean {
  if (owner) localStorage.setItem("quire:cart-of", owner);
  sessionStore().setState(session, true);
  return isKnownEmpty({ ...NO_CART, ...state }, session);
}
const summary = (count: number) => ({ count, total: null, modifiedTime: null });

it("returns true for a guest who has added nothing in this browser (beyond-107)", () => {
  expect(isEmpty({}, GUEST)).toBe(true);
  expect(isEmpty({ status: "loading" }, GUEST)).toBe(true);
  expect(isEmpty({ summary: summary(0) }, GUEST)).toBe(true);
  expect(isEmpty({ summary: summary(1) }, GUEST)).toBe(false);
});

it("returns false while the user is unknown or after the cart failed to load (beyond-107)", () => {
  expect(isEmpty({}, { status: "unknown" })).toBe(false);
  expect(isEmpty({ status: "failed" }, GUEST)).toBe(false);
});

it("returns true for a signed-in user after the server has sent an empty cart (beyond-107)", () => {
  expect(isEmpty({}, READER)).toBe(false);
  expect(isEmpty({}, READER, "8")).toBe(false);
  expect(isEmpty({}, READER, "7")).toBe(true);
  expect(isEmpty({ status: "ready", cart: null }, READER, "8")).toBe(true);
});
