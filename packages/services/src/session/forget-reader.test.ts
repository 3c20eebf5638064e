import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";

const packages = join(import.meta.dirname, "../../..");
const LIST = "services/src/session/forget-reader.ts";

/** Stored keys that are not in the list of data to remove with a user, with the reason. */
const ELSEWHERE = new Map([
  ["user", "the profile goes first, by endSession"],
  ["quire:user-validator", "it goes with the profile"],
  ["quire:reader", "says whose the browser is"],
  ["quire:signed-out", "marks the sign-out itself"],
  ["quire:signing-out", "is of the sign-out itself"],
  ["quire:intents-done", "holds ids by chance, of intents that are finished"],
  ["quire:lockout", "is of who tries to sign in, and names nobody"],
  ["quire:has-session", "says that a renewal may succeed, and goes with the tokens"],
  ["quire:*-lease", "says for seconds which page sends"],
]);

/** Source files of the layers that store data of users. */
const sources = ["services", "features", "widgets"]
  .flatMap((layer) => readdirSync(join(packages, layer), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name))
  .filter((path) => /\/src\//.test(path) && !/\/node_modules\/|\.(test|stories)\./.test(path))
  .map((path) => [relative(packages, path), readFileSync(path, "utf8")] as const);
const list = sources.find(([path]) => path === LIST)?.[1] ?? "";

/** Returns the text of a constant, from the file itself or from a file that exports it. */
function getText(name: string, own: string): string | undefined {
  const declares = new RegExp(`\\bconst ${name} = ["\`]([^"\`]+)["\`]`);
  const exported = () =>
    sources.map(([, text]) => text).find((text) => text.includes(`export const ${name} =`));
  return (declares.exec(own) ?? declares.exec(exported() ?? ""))?.[1];
}

/** Returns the storage keys in a file's `set` and `persist` calls: texts, constants and results of functions. */
function storedBy(text: string): string[] {
  if (!/\b(pageStorage|persist)[<(]/.test(text)) return [];
  const named = [
    ...text.matchAll(/(?:pageStorage\([^)]*\)|\bstorage(?:\(\))?)\.set\(\s*([^,]+),/g),
    ...text.matchAll(/\bpersist(?:<[^;]*?>)?\([^;]*?\bkey: ([^,]+),/g),
  ].map(([, first = ""]) => first.trim());
  return named.map((first) => {
    const [literalText, literal, start, maker, constant] =
      /^"(.+)"$|^([A-Z_]+) \+|^(\w+)\(|^([A-Z_]+)$/.exec(first) ?? [];
    const made = maker && new RegExp(`\\bconst ${maker} = \\([^=]*=>\\s*[\`"]([^\`"]+)[\`"]`).exec(text)?.[1];
    const key = literal ?? made ?? getText(start ?? constant ?? "", text);
    if (!literalText || key === undefined) throw new Error(`What is stored under ${first}?`);
    return key.replace(/\$\{[^}]*\}/g, "*");
  });
}

const stored = new Map(sources.flatMap(([path, text]) => storedBy(text).map((key) => [key, path] as const)));
const constants = [...list.matchAll(/\["(?:local|session)", (?:"([^"]+)"|([A-Z_]+)),/g)];
const listed = constants.map(([, literal, name = ""]) => literal ?? getText(name, list) ?? name);
const isListed = (key: string) =>
  listed.some((one) => (one.endsWith(":") ? key.startsWith(one) : key === one));

it("lists every stored key of a user's data, or a reason to keep it", () => {
  const left = [...stored].filter(([key]) => !isListed(key) && !ELSEWHERE.has(key));
  expect(left).toEqual([]);
});

it("lists only keys that some file stores", () => {
  const starts = [...stored.keys(), ...ELSEWHERE.keys()];
  const isStored = (key: string) =>
    starts.some((one) => one === key || (key.endsWith(":") && one.startsWith(key)));
  expect([...listed, ...ELSEWHERE.keys()].filter((key) => !isStored(key))).toEqual([]);
});
