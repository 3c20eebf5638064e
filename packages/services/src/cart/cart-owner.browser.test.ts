import { newPage } from "@quire/conformance/new-page";
import * as v from "valibot";
import { beforeEach, expect, it } from "vitest";
import { CurrentUserSchema } from "../contract/index.js";
import { sessionStore } from "../session/index.js";
import { disownCart, isAnothersCart, isAnotherUsersCart, ownCart } from "./cart-owner.js";

function reads(id: string | undefined): void {
  newPage();
  if (id === undefined) sessionStore().setState({ status: "anonymous" }, true);
  else sessionStore().setState({ status: "known", user: v.parse(CurrentUserSchema, { id }) }, true);
}

const getJudgement = () => ({ anotherReaders: isAnotherUsersCart(), guests: isAnothersCart() });

beforeEach(() => localStorage.clear());

it("hides a user's cart from another user (robustness-39)", () => {
  reads("1");
  ownCart();
  expect(getJudgement()).toEqual({ anotherReaders: false, guests: false });
  reads("2");
  expect(getJudgement()).toEqual({ anotherReaders: true, guests: true });
});

it("keeps a guest's cart after sign-in and marks it as possibly incomplete", () => {
  reads("1");
  ownCart();
  reads(undefined);
  ownCart();
  reads("1");
  expect(getJudgement()).toEqual({ anotherReaders: false, guests: true });
});

it("shows a guest the stored cart", () => {
  reads("1");
  ownCart();
  reads(undefined);
  expect(getJudgement()).toEqual({ anotherReaders: false, guests: false });
});

it("has no owner after the user has signed out", () => {
  reads("1");
  ownCart();
  disownCart();
  reads("2");
  expect(getJudgement()).toEqual({ anotherReaders: false, guests: true });
});
