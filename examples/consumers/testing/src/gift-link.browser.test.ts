import { createFakeBackend } from "@quire/testing";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import "@quire/gift-link/define";

const backend = createFakeBackend({ tier: "registered", giftsLeft: 5 });

beforeEach(() => backend.install());

it("gives an article", async () => {
  document.body.innerHTML = `<quire-gift-link url="/2026/11/strategy"></quire-gift-link>`;
  await page.getByRole("button", { name: "Gift this article" }).click();
  await expect.poll(() => backend.state.user?.giftsLeft).toBe(4);
});
