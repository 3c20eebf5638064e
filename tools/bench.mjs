import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { baselineFiles } from "./bench/baselines.mjs";
import { CONTENDERS, getFolder, pages } from "./bench/pages.mjs";
import { scenarios } from "./bench/scenarios.mjs";
import { openServer } from "./bench/server.mjs";
import { ARTICLE } from "./bench/site-scenarios.mjs";
import { median, shortTable, table } from "./bench/table.mjs";
import { CONDITIONS, visit } from "./bench/visit.mjs";
import { CHROMIUM_ARGS, findWholeChromium } from "./chromium.mjs";
import { runNode } from "./install.mjs";
import { at } from "./workspace.mjs";

const USAGE = `pnpm bench [--runs 7] [--only PAGE,PAGE] [--json FILE] [--no-build]

Measures both page builds beside two baselines: the same page hand-written, and with bare r2wc.`;

const options = {
  runs: { type: "string", default: "7" },
  only: { type: "string" },
  json: { type: "string" },
  build: { type: "boolean", default: true },
  help: { type: "boolean" },
};

/** Each page build has its own host. The baselines are on the first one. */
const HOSTS = [
  { host: "www", cdn: at("dist/cdn") },
  { host: "light", cdn: at("dist/cdn-light") },
];
const getHost = (name) => (name === "light" ? "light" : "www");

/**
 * Runs each scenario once for each contender in turn, so that a busy moment affects all contenders equally. A failed
 * measurement does not end the run, which takes long.
 */
async function runOnce(browser, server, numbers, measured, failures) {
  const blank = await visit(browser, `${server.getOrigin("www")}/quire/blank.html`, async (it) => {
    await it.page.waitForLoadState("load");
    return it.footprint();
  });
  for (const { kind, path, protocol, measure, by, ...options } of measured) {
    for (const name of by) {
      const address =
        server.getOrigin(getHost(name), protocol) + (path ?? `/${getFolder(name)}/${kind}.html`);
      const found = await visit(browser, address, (it) => measure(it, name, blank), options).catch(
        (error) => {
          failures.push(error.message);
          return {};
        },
      );
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

/** Opens a site with the reference API for a page build. */
async function openSite(server, { host, cdn }) {
  const { serve } = await import(at("examples/cms/dist/serve.js"));
  const site = await serve({
    file: ":memory:",
    passwordCost: 10,
    seed: true,
    trustProxy: true,
    hostnames: [new URL(server.getOrigin(host)).hostname],
    applicationPorts: server.ports,
    cdn,
  });
  await warm(site.site);
  return site;
}

/** Lets the site render an article and compress its files, as a site in use has already done. */
async function warm(site) {
  const html = await (await fetch(site + ARTICLE)).text();
  for (const [, path] of html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g))
    await (await fetch(site + path, { headers: { "accept-encoding": "br" } })).arrayBuffer();
}

async function measureAll(runs, measured) {
  const { createPreloadHints } = await import(at("examples/cms/dist/preload-hints.js"));
  const opened = [];
  try {
    const server = await openServer();
    opened.push(server);
    const sites = [];
    for (const host of HOSTS) {
      const site = await openSite(server, host);
      opened.push(site);
      sites.push(site);
    }
    // Bundling sets NODE_ENV to production, with which no site starts with seeded accounts.
    const baselines = await baselineFiles();
    for (const [index, { host, cdn }] of HOSTS.entries()) {
      const files = new Map([...pages(createPreloadHints(cdn)), ...baselines]);
      server.addHost(host, { files, cdn, site: sites[index].site });
    }
    const browser = await chromium.launch({
      executablePath: findWholeChromium(),
      args: [...CHROMIUM_ARGS, ...server.browserArgs],
    });
    opened.push(browser);
    const numbers = Object.fromEntries(CONTENDERS.map((name) => [name, {}]));
    const failures = [];
    for (let run = 0; run < runs; run++) await runOnce(browser, server, numbers, measured, failures);
    return { numbers, failures, browser: browser.version() };
  } finally {
    for (const one of opened.toReversed()) await one.close();
    process.stderr.write("\n");
  }
}

function conditions(runs, version) {
  const { downloadThroughput, uploadThroughput, latency, cpu } = CONDITIONS;
  const megabits = (bytes) => (bytes * 8) / 1_000_000;
  return (
    `Medians of ${runs} interleaved runs in Chromium ${version}, headless, first visit, brotli; ` +
    `processor ${cpu} times slowed down (${cpus().length} × ${cpus()[0]?.model.trim()}), ` +
    `${megabits(downloadThroughput)} Mbit/s down, ${megabits(uploadThroughput)} up, ${latency} ms a round trip, ` +
    "HTTPS with HTTP/1.1 on a host that is not localhost. Listeners and heap: what is more than on an empty page."
  );
}

async function bench(args) {
  const { values } = parseArgs({ args, options, allowNegative: true });
  if (values.help) return console.log(USAGE);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes a number from 1 up.\n\n${USAGE}`);
  const kinds = new Set(scenarios.map(({ kind }) => kind));
  const only = values.only?.split(",") ?? [...kinds];
  if (!only.every((kind) => kinds.has(kind)))
    throw new Error(`--only takes ${[...kinds].join(", ")}.\n\n${USAGE}`);
  const measured = scenarios.filter(({ kind }) => only.includes(kind));
  if (values.build && (await runNode("tools/build.mjs")) !== 0) throw new Error("The build failed.");
  const { numbers, failures, browser } = await measureAll(runs, measured);
  const medians = getMedians(numbers);
  if (values.json)
    await writeFile(
      values.json,
      JSON.stringify({ runs, browser, conditions: CONDITIONS, medians, numbers }, null, 2),
    );
  console.log(`${shortTable(medians)}\n\n${table(medians)}\n\n${conditions(runs, browser)}`);
  for (const failure of failures) console.error(`Not in the table: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}

await bench(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
