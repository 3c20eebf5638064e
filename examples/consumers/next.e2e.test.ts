import { globSync } from "node:fs";
import { expect } from "vitest";
import { at } from "../../tools/workspace.mjs";
import { becomes, fillSignIn, submitSignIn } from "../cms/e2e/harness/reader.js";
import { runServer } from "./harness/serve.js";
import { consumer } from "./harness/test.js";

const it = consumer("next", {
  serve: (folder) => runServer(folder, "node_modules/next/dist/bin/next", ["start", "--port", "PORT"]),
  forwards: "with the API's host",
});

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

it("signs in by the page's modal, behind rewrites of Next (beyond-289)", async ({ page }) => {
  await becomes(page, "anonymous");
  await page.getByTestId("header").getByRole("link", { name: "Sign in" }).click();
  const modal = page.locator("[data-quire-widget=auth-modal]");
  await modal.locator('input[name="password"]').waitFor();
  await fillSignIn(modal);
  await submitSignIn(modal);
  await becomes(page, "known");
});
