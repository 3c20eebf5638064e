import { newPage } from "@quire/conformance/new-page";
import { afterEach, expect, it, vi } from "vitest";
import { start } from "./idle.js";

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("reports configuration blocks that the loader's tag does not vouch for", async () => {
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  document.body.innerHTML = '<script type="application/json" data-quire-config>{}</script>';
  start();
  await expect
    .poll(() => String(vi.mocked(console.error).mock.calls))
    .toContain("configuration/ignored: 1 of the page's configuration blocks is ignored.");
});
