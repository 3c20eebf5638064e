import { newPage } from "@quire/conformance/new-page";
import * as v from "valibot";
import { beforeEach, expect, it } from "vitest";
import { CurrentUserSchema } from "../contract/index.js";
import { sessionStore } from "../session/index.js";
import { disownCart, isAnotherReaders, isAnothersCart, ownCart } from "./cart-owner.js";

function reads(id: string | undefined): void {
  newPage();
  if (id === undefined) sessionStore().setState({ status: "anonymous" }, true);
  else sessionStore().setState({ status: "known", user: v.parse(CurrentUserSchema, { id }) }, true);
}

const judged = () => ({ anotherReaders: isAnotherReaders(), guests: isAnothersCart() });

beforeEach(() => localStorage.clear());

it("a reader's is that reader's, and nobody else's (robustness-39)", () => {
  reads("1");
  ownCart();
  expect(judged()).toEqual({ anotherReaders: false, guests: false });
  reads("2");
  expect(judged()).toEqual({ anotherReaders: true, guests: true });
});

it("a guest's goes on with who signs in, and may be less than that reader has", () => {
  reads("1");
  ownCart();
  reads(undefined);
  ownCart();
  reads("1");
  expect(judged()).toEqual({ anotherReaders: false, guests: true });
});

it("a guest sees what this browser keeps", () => {
  reads("1");
  ownCart();
  reads(undefined);
  expect(judged()).toEqual({ anotherReaders: false, guests: false });
});

it("is nobody's once its reader has gone", () => {
  reads("1");
  ownCart();
  disownCart();
  reads("2");
  expect(judged()).toEqual({ anotherReaders: false, guests: true });
});
