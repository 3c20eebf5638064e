import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { CHROMIUM_SHELL, findChromium, findWholeChromium } from "./chromium.mjs";
import { ENGINES } from "./engines.mjs";
import { install, run, runNode } from "./install.mjs";
import { onSystem } from "./on-system.mjs";
import { at } from "./workspace.mjs";

const VITEST_REPORT = at(".cache/vitest.json");
const CHECK_REPORT = at(".cache/check.json");

/** Installs packages of the system, on Debian and its kin; elsewhere it does nothing. */
async function aptInstall(...packages) {
  const apt = (...args) => {
    const asRoot = process.getuid?.() === 0;
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    return asRoot
      ? run("apt-get", args, { env })
      : run("sudo", ["-n", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args]);
  };
  await apt("update").catch(() => 1);
  await apt("install", "-y", "--no-install-recommends", ...packages).catch(() => 1);
}

/** Finds a Chromium, or installs the system's own on Debian and its kin, with the one that has no window. */
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

/** @returns the names of the engines that the main flows are not tested in, because they could not be had */
async function missingEngines() {
  const missing = () => Object.entries(ENGINES).filter(([, { find }]) => !find());
  for (const [name, { packages }] of missing()) {
    console.log(`No ${name} found; installing ${packages.join(" and ")} …`);
    await aptInstall(...packages);
  }
  return missing().map(([name]) => name);
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/** What failed in Vitest's report, a line each: file, title and the error's first line. */
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

/** All Vitest projects. A run that fails outside of a test, or finds none, is one failure. */
async function tests(env) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${VITEST_REPORT}`];
  const code = await runNode("node_modules/vitest/vitest.mjs", ["run", ...reporters], { env });
  const report = read(VITEST_REPORT);
  const passed = report?.numPassedTests ?? 0;
  const failures = report ? failuresIn(report) : [];
  if (failures.length === 0 && (code !== 0 || passed === 0))
    failures.push("tests: an error outside of a test, or none were found");
  return { passed, failures };
}

/** Each step of the check counts as one. */
async function checks(env) {
  const code = await runNode("tools/check.mjs", ["--report", CHECK_REPORT], { env });
  const steps = read(CHECK_REPORT) ?? [];
  const failures = steps.filter(({ ok }) => !ok).map(({ name }) => `check: ${name}`);
  if (failures.length === 0 && (code !== 0 || steps.length === 0))
    failures.push("check: it did not come to its end");
  return { passed: steps.filter(({ ok }) => ok).length, failures };
}

async function testAll() {
  await install();
  const env = { CHROMIUM_PATH: await chromium() };
  const missing = await missingEngines();
  mkdirSync(at(".cache"), { recursive: true });
  for (const file of [VITEST_REPORT, CHECK_REPORT]) rmSync(file, { force: true });
  if ((await runNode("tools/build.mjs")) !== 0) throw new Error("The build failed, so nothing was tested.");
  const [tested, checked] = [await tests(env), await checks(env)];
  for (const name of missing)
    console.warn(`SKIPPED: the main flows in ${name}, which could not be had here.`);
  // What is run for everybody runs in all engines.
  const untested = process.env.CI ? missing.map((name) => `tests: not run in ${name}`) : [];
  return {
    passed: tested.passed + checked.passed,
    failures: [...tested.failures, ...checked.failures, ...untested],
  };
}

const { passed, failures } = await testAll().catch(({ message }) => ({ passed: 0, failures: [message] }));
// Last, and by name: of a long output the end is what is read.
for (const failure of failures) console.error(`✗ ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
