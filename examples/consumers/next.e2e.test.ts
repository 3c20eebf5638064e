import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { at } from "../../tools/workspace.mjs";
import { becomes, fillSignIn, submitSignIn } from "../cms/e2e/harness/reader.js";
import { consumer } from "./harness/test.js";

/** Runs `next start` on a free port. */
async function serve(folder: string): Promise<{ origin: string; close(): Promise<void> }> {
  const main = join(folder, "node_modules/next/dist/bin/next");
  const child = spawn(process.execPath, [main, "start", "--port", "0"], { cwd: folder });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (data) => {
      said += data;
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    child.once("exit", () => reject(new Error(`next start ended: ${said}`)));
  });
  return {
    origin,
    close: () =>
      new Promise((done) => {
        child.once("exit", () => done());
        child.kill();
      }),
  };
}

const it = consumer("next", { serve });

/** One file for each widget. */
const widgets = globSync("packages/widgets/*/src/{define,define/*}.ts", { cwd: at(".") });

it("sends every widget from the server, and hydrates without differences", async ({ visits }) => {
  const page = await visits.open("/");
  await becomes(page, "anonymous");
  await expect.poll(() => page.locator("[data-quire-widget]").count()).toBe(widgets.length);
  await expect
    .poll(() => page.locator("[data-quire-widget=stream-list]").getAttribute("data-state"))
    .toBe("ready");
  expect(visits.log.filter((line) => /hydrat|minified react error|did not match/i.test(line))).toEqual([]);
});

it("signs in by the page's modal", async ({ page }) => {
  await becomes(page, "anonymous");
  await page.getByTestId("header").getByRole("link", { name: "Sign in" }).click();
  const modal = page.locator("[data-quire-widget=auth-modal]");
  await modal.locator('input[name="password"]').waitFor();
  await fillSignIn(modal);
  await submitSignIn(modal);
  await becomes(page, "known");
});
