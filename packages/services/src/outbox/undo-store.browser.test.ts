import { newPage } from "@quire/conformance/new-page";
import { notify, toastStore } from "@quire/core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newReader } from "../session/index.js";
import { offerUndo, undoStore } from "./undo-store.js";

const offer = () => undoStore().getState().offer;
const nothing = async () => {};

beforeEach(newPage);
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("offers the Undo and adds a toast to the page (beyond-7)", () => {
  offerUndo("Saved!", nothing);
  expect(offer()?.message).toBe("Saved!");
  expect(document.querySelectorAll("quire-toast")).toHaveLength(1);
});

it("has no offer at first", () => {
  expect(undoStore().getState()).toEqual({ offer: undefined });
});

it.each([
  ["Saved!", "Saved! Press F8 to go to Undo."],
  ["Removed from My Library", "Removed from My Library. Press F8 to go to Undo."],
  ["Removed from “Read. Later”", "Removed from “Read. Later”. Press F8 to go to Undo."],
  ["Removed “Ready?”", "Removed “Ready?” Press F8 to go to Undo."],
])("announces the message and the key to the toast: %s", async (message, words) => {
  offerUndo(message, nothing);
  const live = document.querySelector("[data-quire-live]")?.shadowRoot;
  await expect.poll(() => live?.querySelector("[role=status]")?.textContent).toBe(words);
});

it("removes the earlier message", () => {
  notify("Copied.");
  offerUndo("Saved!", nothing);
  expect(toastStore().getState()).toEqual({ latest: undefined });
});

it("undoes once after several clicks, and ends the offer before that", async () => {
  const undo = vi.fn(async () => expect(offer()).toBeUndefined());
  offerUndo("Saved!", undo);
  const first = offer();
  await Promise.all([first?.undo(), first?.undo()]);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(offer()).toBeUndefined();
});

it("reports a failed undo, and does not reject", async () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => {});
  offerUndo("Saved!", () => Promise.reject(new Error("The server is away.")));
  await expect(offer()?.undo()).resolves.toBeUndefined();
  expect(reported).toHaveBeenCalledTimes(1);
});

it("ends only its own offer: after its time, or if it is withdrawn", async () => {
  const undo = vi.fn(nothing);
  const takeBack = offerUndo("Saved!", undo);
  const first = offer();
  offerUndo("Discarded!", nothing);
  takeBack();
  first?.end();
  await first?.undo();
  expect(offer()?.message).toBe("Discarded!");
  expect(undo).not.toHaveBeenCalled();
  offer()?.end();
  expect(offer()).toBeUndefined();
  offerUndo("Saved!", nothing)();
  expect(offer()).toBeUndefined();
});

it("ends the offer when the user changes (robustness-39)", () => {
  offerUndo("Saved!", nothing);
  newReader();
  expect(offer()).toBeUndefined();
});
