import { expect } from "vitest";
import { shifts, watchShifts } from "./harness/layout-shifts.js";
import { becomes, signInQuickly } from "./harness/reader.js";
import { READER } from "./harness/site.js";
import { it } from "./harness/test.js";

const LIBRARY = { ...READER, emailAddress: "library@quire.test" };
const VIEWPORTS = { "1280 px": { width: 1280, height: 900 }, "375 px": { width: 375, height: 760 } };

for (const [size, viewport] of Object.entries(VIEWPORTS)) {
  it(`a library whose server takes 5 s looks as it will, and nothing moves when it comes, ${size}`, async ({
    visits,
    site,
  }) => {
    const page = await visits.blank({ viewport });
    await signInQuickly(page, LIBRARY);
    await page.addInitScript(watchShifts);
    for (const path of ["/api/user/saves*", "/api/user/lists*"])
      await site.scenario.fault({ kind: "delay", path, method: "GET", times: 9, delayMs: 5_000 });
    await page.goto("/my-library");
    await becomes(page, "known");
    const [list, folders] = [page.locator("quire-stream-list"), page.locator("quire-folder-list")];
    await expect.poll(() => list.locator('[part="place"]').count()).toBe(8);
    await expect.poll(() => folders.locator('[part="place"]').count()).toBe(6);
    for (const host of [list, folders])
      await expect.poll(() => host.getAttribute("data-state"), { timeout: 20_000 }).toBe("ready");
    expect(await page.locator('[part="skeleton"]').count()).toBe(0);
    expect(await list.locator("[part~=entry]").count()).toBe(10);
    expect(await shifts(page)).toEqual([]);
  });
}
