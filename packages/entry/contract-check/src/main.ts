#!/usr/bin/env node
import { writeFile } from "node:fs/promises";
import { checkBackend } from "./check-backend.js";
import { HELP, type Options, readOptions, UsageError } from "./options.js";
import { getJunit, getOutcome } from "./report.js";
import { getSummary, getText } from "./text-report.js";

const WRONG = 1;
const UNUSABLE = 2;

async function check({ target, junit }: Options): Promise<number> {
  const report = await checkBackend(target, (one) => console.log(getText(one)));
  console.log(`\n${getSummary(report)}`);
  if (junit !== undefined) await writeFile(junit, getJunit(report));
  return report.some((one) => getOutcome(one) === "wrong") ? WRONG : 0;
}

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options) process.exitCode = await check(options);
  else console.log(HELP);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${HELP}`);
  process.exitCode = UNUSABLE;
}
