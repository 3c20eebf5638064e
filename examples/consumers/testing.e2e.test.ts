import { afterAll, beforeAll, expect, it } from "vitest";
import { installConsumer, removeConsumer, runScript } from "./harness/install.js";

let folder: string;

beforeAll(async () => {
  folder = await installConsumer("testing");
  await runScript(folder, "build");
});
afterAll(() => removeConsumer(folder));

it("passes its own tests in jsdom and happy-dom, without an error on the console (beyond-286)", async () => {
  const printed = await runScript(folder, "test");
  expect(printed).toMatch(/Tests\s.*4 passed/);
  expect(printed).not.toMatch(/unhandled|is not defined|\[quire\]|stderr/i);
});
