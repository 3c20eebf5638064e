import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { CHROMIUM_SHELL, findChromium, findWholeChromium } from "./chromium.mjs";
import { ENGINES } from "./engines.mjs";
import { install, run as runCommand, runNode } from "./install.mjs";
import { missingLibraries } from "./old-libraries.mjs";
import { onSystem } from "./on-system.mjs";
import { WEB_SERVERS } from "./web-servers.mjs";
import { missingForWordPress } from "./wordpress.mjs";
import { at } from "./workspace.mjs";

const VITEST_REPORT = at(".cache/vitest.json");
const CHECK_REPORT = at(".cache/check.json");

/** The Vitest projects that every change must pass. The others run with `--all`. */
const EVERY_CHANGE = ["node", "browser", "e2e"];

/** The Vitest projects that can follow imports from a changed file to its tests. */
const BY_IMPORT = ["node", "browser"];

const { values } = parseArgs({
  options: { all: { type: "boolean" }, changed: { type: "boolean" }, base: { type: "string" } },
});

/** Installs packages on Debian-based systems. Elsewhere it does nothing. */
async function aptInstall(...packages) {
  const apt = (...args) => {
    const asRoot = process.getuid?.() === 0;
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    return asRoot
      ? runCommand("apt-get", args, { env })
      : runCommand("sudo", ["-n", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args]);
  };
  await apt("update").catch(() => 1);
  await apt("install", "-y", "--no-install-recommends", ...packages).catch(() => 1);
}

/**
 * Finds a Chromium, or installs the system's own on Debian-based systems, together with the one without a
 * window.
 */
async function chromium() {
  if (!findWholeChromium()) {
    console.log("No Chromium found; installing the system's own …");
    await aptInstall("chromium", "fonts-liberation");
  }
  if (!findWholeChromium()) {
    throw new Error(
      "The tests drive a real Chromium, none was found, and apt-get could not install one. " +
        "Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test",
    );
  }
  if (findChromium() === onSystem(["chromium"])) await aptInstall(CHROMIUM_SHELL);
  return findChromium();
}

/** @returns the names of the engines and web servers that are missing, whose tests do not run */
async function missingPrograms() {
  const all = Object.entries({ ...ENGINES, ...WEB_SERVERS });
  const missing = () => all.filter(([, { find }]) => !find());
  for (const [name, { packages }] of missing()) {
    console.log(`No ${name} found; installing ${packages.join(" and ")} …`);
    await aptInstall(...packages);
  }
  return missing().map(([name]) => name);
}

/** Installs the old libraries for tests of pages, if the system has packages of them. */
async function oldLibraries() {
  if (!missingLibraries().length) return;
  console.log(`No ${missingLibraries().join(" and ")} found; installing …`);
  await aptInstall(...missingLibraries());
  for (const name of missingLibraries())
    console.warn(`SKIPPED: ${name} is not available, so the tests with its library did not run.`);
}

/** Installs WordPress and its servers. Without them, the tests of the plugin fail and name the packages. */
async function wordpress() {
  if (!missingForWordPress().length) return;
  console.log(`No ${missingForWordPress().join(", ")} found; installing …`);
  await aptInstall(...missingForWordPress());
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/** Failures in Vitest's report, one line each: file, title and the error's first line. */
const failuresIn = (report) =>
  report.testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const line = (title, error) => `${relative(at("."), name)}: ${title}: ${firstLine(error)}`;
      if (assertionResults.length === 0) return [line("not loaded", message)];
      return assertionResults
        .filter((result) => result.status === "failed")
        .map(({ fullName, failureMessages }) => line(fullName, failureMessages[0]));
    });

const firstLine = (text = "") => stripVTControlCharacters(text).split("\n", 1)[0];

const projects = (names) => names.flatMap((name) => ["--project", name]);

/** Runs Vitest. A failure outside of a test, or a run without tests, counts as one failure. */
async function tests(args, env) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${VITEST_REPORT}`];
  const code = await runNode("node_modules/vitest/vitest.mjs", ["run", ...reporters, ...args], { env });
  const report = read(VITEST_REPORT);
  const passed = report?.numPassedTests ?? 0;
  const failures = report ? failuresIn(report) : [];
  const ranNone = passed === 0 && !values.changed;
  if (failures.length === 0 && (code !== 0 || ranNone))
    failures.push("tests: an error outside of a test, or none were found");
  return { passed, failures };
}

/** Runs the checks. Each one counts as a test. */
async function checks(names, env) {
  const code = await runNode("tools/check.mjs", ["--report", CHECK_REPORT, ...names], { env });
  const steps = read(CHECK_REPORT) ?? [];
  const failures = steps.filter(({ ok }) => !ok).map(({ name }) => `check: ${name}`);
  if (failures.length === 0 && (code !== 0 || steps.length === 0))
    failures.push("check: it did not come to its end");
  return { passed: steps.filter(({ ok }) => ok).length, failures };
}

async function build() {
  if ((await runNode("tools/build.mjs")) !== 0) throw new Error("The build failed, so nothing was tested.");
}

const both = (tested, checked) => ({
  passed: tested.passed + checked.passed,
  failures: [...tested.failures, ...checked.failures],
});

/** Runs the checks and tests that every change must pass. */
async function testEveryChange(env) {
  await build();
  return both(await tests(projects(EVERY_CHANGE), env), await checks([], env));
}

/**
 * Runs every check and test, including other engines, other Reacts, screenshots, the light build and the packed
 * packages.
 */
async function testAll(env) {
  await oldLibraries();
  await wordpress();
  const missing = await missingPrograms();
  await build();
  const whole = both(
    await tests([], { ...env, QUIRE_LIGHT: "all", QUIRE_LOOKS: "compare" }),
    await checks([], env),
  );
  for (const name of missing) console.warn(`SKIPPED: ${name} is not available, so its tests did not run.`);
  return whole;
}

/** Runs the quick checks, and the Node and browser tests that import a file changed since the base. */
async function testChanged(env) {
  const base = values.base ?? "HEAD";
  const changed = [...projects(BY_IMPORT), "--changed", base, "--passWithNoTests"];
  return both(await tests(changed, env), await checks(["types", "lint", "layers"], env));
}

async function run() {
  await install();
  const env = { CHROMIUM_PATH: await chromium() };
  mkdirSync(at(".cache"), { recursive: true });
  for (const file of [VITEST_REPORT, CHECK_REPORT]) rmSync(file, { force: true });
  if (values.all) return testAll(env);
  return values.changed ? testChanged(env) : testEveryChange(env);
}

const { passed, failures } = await run().catch(({ message }) => ({ passed: 0, failures: [message] }));
// The failures come last and by name, because people look at the end of a long output.
for (const failure of failures) console.error(`✗ ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
