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

it("offers to undo what was said, on a toast that nobody has written (beyond-7)", () => {
  offerUndo("Saved!", nothing);
  expect(offer()?.message).toBe("Saved!");
  expect(document.querySelectorAll("quire-toast")).toHaveLength(1);
});

it("offers nothing at first", () => {
  expect(undoStore().getState()).toEqual({ offer: undefined });
});

it.each([
  ["Saved!", "Saved! Press F8 to undo."],
  ["Removed from My Library", "Removed from My Library. Press F8 to undo."],
  ["Removed from “Read. Later”", "Removed from “Read. Later”. Press F8 to undo."],
  ["Removed “Ready?”", "Removed “Ready?” Press F8 to undo."],
])("is announced with the key that leads there, as sentences: %s", async (message, words) => {
  offerUndo(message, nothing);
  const live = document.querySelector("[data-quire-live]")?.shadowRoot;
  await expect.poll(() => live?.querySelector("[role=status]")?.textContent).toBe(words);
});

it("takes the place of what the reader was told before", () => {
  notify("Copied.");
  offerUndo("Saved!", nothing);
  expect(toastStore().getState()).toEqual({ told: undefined });
});

it("is undone once, however often it is pressed, and the offer has ended by then", async () => {
  const undo = vi.fn(async () => expect(offer()).toBeUndefined());
  offerUndo("Saved!", undo);
  const first = offer();
  await Promise.all([first?.undo(), first?.undo()]);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(offer()).toBeUndefined();
});

it("reports what could not be undone, and rejects nobody's promise", async () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => {});
  offerUndo("Saved!", () => Promise.reject(new Error("The server is away.")));
  await expect(offer()?.undo()).resolves.toBeUndefined();
  expect(reported).toHaveBeenCalledTimes(1);
});

it("ends when it has been shown long enough, or is taken back: an earlier offer ends none that came later", async () => {
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

it("is not offered to who reads next (robustness-39)", () => {
  offerUndo("Saved!", nothing);
  newReader();
  expect(offer()).toBeUndefined();
});
