import { afterAll, beforeAll, expect, it } from "vitest";
import { findChromium } from "../../tools/chromium.mjs";
import { getFreePort } from "../../tools/test/get-free-port.mjs";
import { installConsumer, removeConsumer, runScript } from "./harness/install.js";

let folder: string;

beforeAll(async () => {
  folder = await installConsumer("testing");
  await runScript(folder, "build");
});
afterAll(() => removeConsumer(folder));

const env = { CHROMIUM_PATH: findChromium() ?? "chromium", NO_COLOR: "1" };

it("passes its tests in Vitest without an error on the console (beyond-286, beyond-353)", async () => {
  const printed = await runScript(folder, "test", env);
  expect(printed).toMatch(/Tests\s.*13 passed/);
  // One story shows a failed call, which the console names.
  const faults = printed.split("\n").filter((line) => /unhandled|is not defined|\[quire\]/i.test(line));
  expect(faults.filter((line) => !line.includes("/api/shopping-cart → 503"))).toEqual([]);
});

it("passes its test in Playwright (beyond-353)", async () => {
  const port = String(await getFreePort());
  expect(await runScript(folder, "test:playwright", { ...env, PORT: port })).toMatch(/1 passed/);
});
