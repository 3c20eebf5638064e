import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { at, filesBelow, root } from "../workspace.mjs";
import { verdict } from "./command.mjs";

const TEST_FILE = /(\.test\.(tsx?|mjs)|-checks\.tsx?)$/;

/** Patterns that keep a test passing on broken code, each with its replacement. */
const FORBIDDEN = [
  {
    pattern: /\b(?:it|test|describe|bench)\.(?:\w+\.)*(?:skip|only|todo|fails|skipIf|runIf)\b/g,
    instead: "mend the test or take it away: what is not run shows nothing",
  },
  {
    pattern:
      /\.poll\((?:(?!;\n)[\s\S])*?\)\s*\.(?:toBe\(1\)|toHaveLength\(1\)|toHaveBeenCalledTimes\(1\)|toHaveBeenCalledOnce)/g,
    instead: "a second time may come after the first look: wait for what comes last, then count",
  },
  {
    pattern: /\bexpect\([^;]{0,80}?\b(?:performance|Date)\.now\(\)\s*-/g,
    instead:
      "hold a delay from both sides, with holdTime and expectAfter of @quire/conformance/held-time or fake timers",
  },
  {
    pattern: /\bsetTimeout\((?:resolve|done),\s*[1-9]/g,
    instead: "a fixed wait is too short on a busy machine: await rendered, or hold time",
    in: /\.browser\.test\.tsx?$/,
  },
  {
    pattern: /\bretry:\s*(?!false\b|0\b)\w|\.retry\(/g,
    instead: "what passes at its second try has failed at the first",
    in: /vitest\.config\.ts$/,
  },
];

const getLine = (source, index) => source.slice(0, index).split("\n").length;

function getFaults([path, source]) {
  return FORBIDDEN.filter((rule) => (rule.in ?? TEST_FILE).test(path)).flatMap(({ pattern, instead }) =>
    [...source.matchAll(pattern)].map(
      ({ 0: found, index }) =>
        `${path}:${getLine(source, index)}: ${found.split("\n", 1)[0].trim()} (${instead})`,
    ),
  );
}

/** Lists the sources. The checks' own tests contain the patterns and are left out. */
const readSources = () =>
  ["packages", "examples", "integrations", "tools"]
    .flatMap((folder) => filesBelow(at(folder)))
    .filter((file) => TEST_FILE.test(file) && !file.startsWith(at("tools/check")))
    .concat(at("vitest.config.ts"))
    .map((file) => [relative(root, file), readFileSync(file, "utf8")]);

/** Finds tests that cannot fail, by patterns in their text. */
export const testPatterns = (sources = readSources()) => verdict([...sources].flatMap(getFaults));
