import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { entries } from "../../test/fake-streams.js";
import { all, announced, ids, numbers, part, press, ready, server, until } from "../../test/list-page.js";

describe("numbered pages (content §2, §9)", () => {
  const FEED = '<quire-stream-list stream="magazine" format="feed"></quire-stream-list>';
  const shown = (host: HTMLElement) => all(host, '[part="pages"] > li').map((one) => one.textContent);
  it("have Previous and Next, up to 7 numbers on desktop, with ellipses", async () => {
    const host = await ready(FEED, { all: entries(160) });
    expect(shown(host)).toEqual(["1", "2", "3", "4", "5", "…", "20"]);
    expect([part(host, "previous")?.textContent, part(host, "next")?.textContent]).toEqual([
      "Previous",
      "Next",
    ]);
    expect(part(host, "previous")).toHaveProperty("disabled", true);
    press(host, "next");
    await until(() => ids(host)).toEqual(numbers(9, 16));
    expect(server.asked).toEqual(["GET magazine/1/8", "GET magazine/2/8"]);
    expect(all(host, '[aria-current="page"]').map((one) => one.textContent)).toEqual(["2"]);
    await until(announced).toBe("Page 2 of 20.");
    expect(host.shadowRoot?.activeElement).toBe(part(host, "entries"));
  });

  it("have up to 5 numbers on a phone", async () => {
    await page.viewport(767, 720);
    const host = await ready(FEED, { all: entries(160) });
    expect(shown(host)).toEqual(["1", "2", "3", "…", "20"]);
  });

  it.each([335, 280])(
    "%i px wide, Previous stands beside Next, and the numbers in one line",
    async (width) => {
      await page.viewport(375, 720);
      const host = await ready(`<div style="inline-size: ${width}px">${FEED}</div>`, { all: entries(160) });
      const topOf = (one: Element | null | undefined) => one?.getBoundingClientRect().top;
      const tops = all(host, '[part="pages"] > li').map(topOf);
      await until(() => topOf(part(host, "previous"))).toBe(topOf(part(host, "next")));
      expect(new Set(tops).size).toBe(1);
      expect(host.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});
