import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { FLAVOURS } from "../build/flavours.mjs";
import { at, filesBelow } from "../workspace.mjs";
import { verdict } from "./command.mjs";

const FROM_TEXT = /(^|[^.\w$])eval\s*\(|new\s+Function\b|[^.\w$]Function\s*\(\s*["'`]/;

/** Checks that the page builds evaluate no text as code, and that each file has its published hash. */
export function supplyChain() {
  return verdict(FLAVOURS.flatMap(({ folder }) => faultsIn(folder).map((fault) => `${folder}: ${fault}`)));
}

function faultsIn(folder) {
  const published = JSON.parse(readFileSync(at(folder, "sri.json"), "utf8"));
  const pinned = filesBelow(at(folder)).filter((file) => /(\.js|\.css|\/manifest\.json)$/.test(file));
  const faults = pinned.flatMap((file) => {
    const name = relative(at(folder), file);
    const bytes = readFileSync(file);
    const integrity = `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
    return [
      ...(file.endsWith(".js") && FROM_TEXT.test(bytes.toString()) ? [`${name} makes code from text`] : []),
      ...(published[name] === integrity ? [] : [`${name} is not the file that sri.json names`]),
    ];
  });
  const gone = Object.keys(published).filter((name) => !pinned.some((file) => file.endsWith(`/${name}`)));
  return [...faults, ...gone.map((name) => `${name} is in sri.json and not in the build`)];
}
