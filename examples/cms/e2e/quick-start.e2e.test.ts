import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { at } from "../../../tools/workspace.mjs";
import { authModal, becomes } from "./harness/reader.js";
import { it } from "./harness/test.js";

/** The markup in the README for authors of templates. */
const [, PASTED = ""] = /```html\n(.*?)```/s.exec(readFileSync(at("README.md"), "utf8")) ?? [];

it("runs the markup of the README unchanged: sign-in, follow, cart, and a mount", async ({ visits }) => {
  const [head = "", body = ""] = PASTED.split(/\n\n(?=<a )/);
  const page = await visits.blank();
  const html = `<!doctype html><html lang="en"><head><title>Pasted</title>${head}</head><body>${body}</body></html>`;
  await page.route("**/pasted", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/pasted");
  await becomes(page, "anonymous");
  await page.getByRole("button", { name: "Add to cart" }).click();
  const badges = () => page.locator("quire-mini-cart [part=badge]").allTextContents();
  await expect.poll(badges).toEqual(["1", "1"]);
  for (const trigger of [
    page.getByRole("link", { name: "Sign in" }),
    page.getByRole("button", { name: "Follow Strategy" }),
  ]) {
    await trigger.click();
    await authModal(page).locator('input[name="password"]').waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => authModal(page).locator("dialog").isVisible()).toBe(false);
  }
});
