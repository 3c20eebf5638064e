import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { at } from "../workspace.mjs";

/** Folder for screenshots that differ from the stored ones, with their differences. */
const DIFFERENT = at(".cache/looks");

/** Tolerance for another processor's rounding. A letter that moves by a pixel exceeds it. */
const ALLOWED = { pixels: 60, threshold: 0.15 };

/**
 * Milliseconds without a change after which a story counts as settled. It is longer for comparisons, because a story
 * may load slowly.
 */
const STILL = { compare: 8000, update: 1500 };

/**
 * File with the browser and fonts of the stored screenshots. Other browsers or fonts draw every letter
 * differently.
 */
const DRAWN_WITH = at("tools/test/looks.json");

const getPicturePath = (testPath, id) =>
  join(testPath.slice(0, testPath.indexOf("/src/")), "looks", `${id}.png`);

function read(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function save(file, data) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}

/** Counts different pixels, and draws them on request. Different sizes count as all pixels. */
function difference(kept, taken, isDrawn = false) {
  const [before, now] = [PNG.sync.read(kept), PNG.sync.read(taken)];
  const { width, height } = now;
  if (before.width !== width || before.height !== height) return { count: width * height, picture: taken };
  const picture = isDrawn ? new PNG({ width, height }) : undefined;
  const { threshold } = ALLOWED;
  const count = pixelmatch(before.data, now.data, picture?.data, width, height, { threshold });
  return { count, picture: picture && PNG.sync.write(picture) };
}

const isSame = (kept, taken) => kept.equals(taken) || difference(kept, taken).count <= ALLOWED.pixels;

/** Waits until the page matches the stored screenshot or has not changed for a while. */
async function settledLook(shoot, kept, still) {
  let taken = await shoot();
  let since = performance.now();
  for (;;) {
    const isKept = kept !== undefined && isSame(kept, taken);
    if (isKept || performance.now() - since >= still) return { taken, isKept };
    await pause(100);
    const next = await shoot();
    if (!next.equals(taken)) since = performance.now();
    taken = next;
  }
}

/** Returns the browser's main version and the widths of the system's fonts. */
async function getRenderer(page) {
  const widths = await page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d");
    const widthIn = (family) => {
      context.font = `100px ${family}`;
      return Math.round(context.measureText("Quire, all its looks: 0123").width);
    };
    return ["serif", "sans-serif", "monospace", "system-ui"].map(widthIn).join(" ");
  });
  const version = page.context().browser()?.version() ?? "";
  return JSON.stringify({ browser: version.split(".", 1)[0], widths }, undefined, 2);
}

let drawing;

/** Checks that this machine's screenshots are comparable with the stored ones, and warns once if not. */
function isComparable(page) {
  drawing ??= getRenderer(page).then((found) => {
    const kept = `${read(DRAWN_WITH) ?? ""}`.trim();
    if (kept !== found)
      console.warn(`SKIPPED: looks are not compared. They were drawn with ${kept}, this is ${found}.`);
    return kept === found;
  });
  return drawing;
}

/**
 * Browser command: compares the page with the story's screenshot in its package's `looks/`. `--update` stores the
 * current screenshot. The argument is the story's id; it returns a description of the difference, or nothing.
 * @type {import("vitest/node").BrowserCommand<[id: string]>}
 */
export async function compareLook({ testPath, page, project }, id) {
  const isUpdate = project.serializedConfig.snapshotOptions.updateSnapshot === "all";
  if (isUpdate) save(DRAWN_WITH, `${await getRenderer(page)}\n`);
  else if (!(await isComparable(page))) return undefined;
  const file = getPicturePath(testPath, id);
  const kept = read(file);
  const frame = page.locator('iframe[data-vitest="true"]:visible');
  const shoot = () => frame.screenshot({ animations: "disabled", caret: "hide", scale: "css" });
  if (isUpdate) {
    const { taken } = await settledLook(shoot, undefined, STILL.update);
    if (!(kept && isSame(kept, taken))) save(file, taken);
    return undefined;
  }
  const { taken, isKept } = await settledLook(shoot, kept, STILL.compare);
  if (isKept) return undefined;
  const named = (name) => join(DIFFERENT, `${basename(file, ".png")}${name}.png`);
  save(named(""), taken);
  const place = relative(at("."), file);
  if (!kept)
    return `${place} is not there. Look at ${relative(at("."), named(""))}, and keep it by \`pnpm looks\`.`;
  const { count, picture } = difference(kept, taken, true);
  save(named("-differs"), picture);
  return `${count} pixels are others than in ${place}. Look at ${relative(at("."), named("-differs"))}, and keep what is meant by \`pnpm looks\`.`;
}
