import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { baselineFiles } from "./bench/baselines.mjs";
import { CONTENDERS, pages } from "./bench/pages.mjs";
import { scenarios } from "./bench/scenarios.mjs";
import { openServer } from "./bench/server.mjs";
import { median, table } from "./bench/table.mjs";
import { CONDITIONS, visit } from "./bench/visit.mjs";
import { CHROMIUM_ARGS, findWholeChromium } from "./chromium.mjs";
import { runNode } from "./install.mjs";
import { at } from "./workspace.mjs";

const USAGE = `pnpm bench [--runs 7] [--only PAGE] [--json FILE] [--no-build]

Measures the build for pages beside two baselines: the same page hand-written, and with bare r2wc.`;

const options = {
  runs: { type: "string", default: "7" },
  only: { type: "string" },
  json: { type: "string" },
  build: { type: "boolean", default: true },
  help: { type: "boolean" },
};

/**
 * Runs each scenario once for each contender in turn, so that a busy moment affects all contenders equally.
 */
async function runOnce(browser, origin, numbers, measured) {
  const blank = await visit(browser, `${origin}/quire/blank.html`, async ({ page, footprint }) => {
    await page.waitForLoadState("load");
    return footprint();
  });
  for (const { kind, measure, by = CONTENDERS, reader } of measured) {
    for (const name of by) {
      const address = `${origin}/${name}/${kind}.html`;
      const found = await visit(browser, address, (it) => measure(it, name, blank), reader);
      for (const [key, value] of Object.entries(found))
        numbers[name][key] = [...(numbers[name][key] ?? []), value];
      process.stderr.write(".");
    }
  }
}

const getMedians = (numbers) =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, found]) => [
      name,
      Object.fromEntries(Object.entries(found).map(([key, values]) => [key, median(values)])),
    ]),
  );

async function measureAll(runs, measured) {
  const { createPreloadHints } = await import(at("examples/cms/dist/preload-hints.js"));
  const { serve } = await import(at("examples/cms/dist/serve.js"));
  const cdn = at("dist/cdn");
  const site = await serve({ file: ":memory:", passwordCost: 10, seed: true });
  const files = new Map([...pages(createPreloadHints(cdn)), ...(await baselineFiles())]);
  const server = await openServer({ files, cdn, site: site.site });
  const browser = await chromium.launch({ executablePath: findWholeChromium(), args: CHROMIUM_ARGS });
  const numbers = Object.fromEntries(CONTENDERS.map((name) => [name, {}]));
  try {
    for (let run = 0; run < runs; run++) await runOnce(browser, server.origin, numbers, measured);
    return { numbers, browser: browser.version() };
  } finally {
    await browser.close();
    await server.close();
    await site.close();
    process.stderr.write("\n");
  }
}

function conditions(runs, version) {
  const { downloadThroughput, uploadThroughput, latency, cpu } = CONDITIONS;
  const megabits = (bytes) => (bytes * 8) / 1_000_000;
  return (
    `Medians of ${runs} interleaved runs in Chromium ${version}, headless, first visit, brotli; ` +
    `processor ${cpu} times slowed down (${cpus().length} × ${cpus()[0]?.model.trim()}), ` +
    `${megabits(downloadThroughput)} Mbit/s down, ${megabits(uploadThroughput)} up, ${latency} ms a round trip. ` +
    "Listeners and heap: what is more than on an empty page."
  );
}

async function bench(args) {
  const { values } = parseArgs({ args, options, allowNegative: true });
  if (values.help) return console.log(USAGE);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes a number from 1 up.\n\n${USAGE}`);
  const measured = scenarios.filter(({ kind }) => values.only === undefined || kind === values.only);
  if (measured.length === 0)
    throw new Error(
      `--only takes ${[...new Set(scenarios.map(({ kind }) => kind))].join(", ")}.\n\n${USAGE}`,
    );
  if (values.build && (await runNode("tools/build.mjs")) !== 0) throw new Error("The build failed.");
  const { numbers, browser } = await measureAll(runs, measured);
  const medians = getMedians(numbers);
  if (values.json)
    await writeFile(
      values.json,
      JSON.stringify({ runs, browser, conditions: CONDITIONS, medians, numbers }, null, 2),
    );
  console.log(`${table(medians)}\n\n${conditions(runs, browser)}`);
}

await bench(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
