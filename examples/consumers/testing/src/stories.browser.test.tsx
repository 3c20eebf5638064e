import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import * as stories from "./mini-cart.stories";

const { OneLine, Failed } = composeStories(stories);

it("shows the line of the story's cart", async () => {
  await OneLine.run();
  await page.getByRole("button", { name: "Cart, 1 item" }).click();
  await expect.element(page.getByRole("dialog").getByRole("listitem")).toBeVisible();
});

it("shows the failure of the story's cart", async () => {
  await Failed.run();
  await page.getByRole("button", { name: /^Cart/ }).click();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});
