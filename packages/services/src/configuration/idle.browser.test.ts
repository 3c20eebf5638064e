import { newPage } from "@quire/conformance/new-page";
import { afterEach, expect, it, vi } from "vitest";
import { start } from "./idle.js";

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it.each([
  [1, "A configuration block of the page is ignored."],
  [2, "2 configuration blocks of the page are ignored."],
])("reports %d configuration blocks outside the loader's tag", async (count, fault) => {
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  document.body.innerHTML = '<script type="application/json" data-quire-config>{}</script>'.repeat(count);
  start();
  await expect
    .poll(() => String(vi.mocked(console.error).mock.calls))
    .toContain(`configuration/ignored: ${fault}`);
});
