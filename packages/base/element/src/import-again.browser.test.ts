import { checkChunks } from "@quire/core";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { importAgain } from "./import-again.js";

type Import = (path: string, from: string, shared?: boolean, needs?: readonly string[]) => Promise<unknown>;
const KEY = Symbol.for("quire/import");
const put = globalThis as { [KEY]?: Import };

/** Returns the requested names of missing chunks, in order. */
const getRequestedNames = () =>
  performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.includes("/no-such-chunk"))
    .map(({ name }) => name.slice(name.lastIndexOf("/") + 1));

/** Imports a missing file as built widgets do. */
async function tryIt(path: string, shared?: boolean): Promise<void> {
  await expect(put[KEY]?.(path, import.meta.url, shared)).rejects.toThrow();
}

beforeEach(() => {
  // This package cannot import `newPage` of @quire/conformance.
  Reflect.deleteProperty(globalThis, Symbol.for("quire/1"));
  delete put[KEY];
  performance.clearResourceTimings();
});

it("uses another address for each retry (robustness-43)", async () => {
  importAgain();
  for (let count = 0; count < 3; count++) await tryIt("./no-such-chunk-a.js");
  await tryIt("./no-such-chunk-b.js");
  expect(getRequestedNames()).toEqual([
    "no-such-chunk-a.js",
    "no-such-chunk-a.js?retry=1",
    "no-such-chunk-a.js?retry=2",
    "no-such-chunk-b.js",
  ]);
});

it("keeps the address of a shared file at each retry (robustness-43)", async () => {
  importAgain();
  for (let count = 0; count < 2; count++) await tryIt("./no-such-chunk-shared.js", true);
  expect(getRequestedNames().length).toBeGreaterThan(0);
  expect(new Set(getRequestedNames())).toEqual(new Set(["no-such-chunk-shared.js"]));
});

it("returns the same module at each import of an existing file", async () => {
  importAgain();
  const [one, other] = [await put[KEY]?.("./text.ts", import.meta.url), await import("./text.js")];
  expect(await put[KEY]?.("./text.ts", import.meta.url)).toBe(one);
  expect(Object.keys(one as object)).toEqual(Object.keys(other));
});

it("preloads a file's dependencies once, in parallel with the file", async () => {
  importAgain();
  const needs = ["./no-such-chunk-need.js"];
  const links = () => document.querySelectorAll('link[rel="modulepreload"][href*="/no-such-chunk-need.js"]');
  const asking = put[KEY]?.("./text.ts", import.meta.url, false, needs);
  expect(links()).toHaveLength(1); // The file is not loaded yet.
  await asking;
  await put[KEY]?.("./text.ts", import.meta.url, false, needs);
  expect(links()).toHaveLength(1);
});

it("compares a file before each import when integrity is on, and keeps its address", async () => {
  const compared: string[] = [];
  checkChunks(async (address) => {
    compared.push(address);
    if (address.includes("altered")) throw new Error("It is another file.");
  });
  importAgain();
  for (let count = 0; count < 2; count++) await tryIt("./no-such-chunk-altered.js");
  for (let count = 0; count < 2; count++) await tryIt("./no-such-chunk-c.js");
  await put[KEY]?.("./text.ts", import.meta.url, false, ["./no-such-chunk-unchecked.js"]);
  expect(document.querySelector('link[href*="unchecked"]')).toBeNull();
  expect(compared.map((address) => address.slice(address.lastIndexOf("/") + 1))).toEqual([
    "no-such-chunk-altered.js",
    "no-such-chunk-altered.js",
    "no-such-chunk-c.js",
    "no-such-chunk-c.js",
    "text.ts",
  ]);
  expect(getRequestedNames()).toContain("no-such-chunk-c.js");
  expect(getRequestedNames().join()).not.toMatch(/altered|retry/);
});

it("keeps the function and its failures when installed twice", async () => {
  importAgain();
  const first = put[KEY];
  importAgain();
  expect(put[KEY]).toBe(first);
});

it("works when an element's id looks like its key", async () => {
  const link = document.createElement("a");
  link.id = "quireImport";
  document.body.append(link);
  importAgain();
  expect(await put[KEY]?.("./text.ts", import.meta.url)).toBeDefined();
  link.remove();
});

it("fails when a file does not answer within 30 s, and can import others (beyond-413)", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  importAgain();
  const silent = "data:text/javascript,await new Promise(() => {})";
  const trying = put[KEY]?.(silent, import.meta.url);
  const failure = expect(trying).rejects.toThrow("No answer within 30 s.");
  vi.advanceTimersByTime(30_000);
  await failure;
  await expect(put[KEY]?.("./text.ts", import.meta.url)).resolves.toHaveProperty("text");
});
