import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import {
  all,
  announced,
  fault,
  ids,
  numbers,
  part,
  press,
  ready,
  server,
  until,
} from "../../test/list-page.js";
import { entries, getScenarioWith } from "../../test/open-streams.js";

describe("numbered pages", () => {
  const FEED = '<quire-stream-list stream="magazine" format="feed"></quire-stream-list>';
  const shown = (host: HTMLElement) => all(host, '[part="pages"] > li').map((one) => one.textContent);
  it("have Previous and Next, up to 7 numbers on desktop, with ellipses (content-2.44, content-2.45)", async () => {
    const host = await ready(FEED, getScenarioWith(entries(160, {}, "issue")));
    expect(shown(host)).toEqual(["1", "2", "3", "4", "5", "…", "20"]);
    expect([part(host, "previous")?.textContent, part(host, "next")?.textContent]).toEqual([
      "Previous",
      "Next",
    ]);
    expect(part(host, "previous")?.ariaDisabled).toBe("true");
    expect(part(host, "previous")?.hasAttribute("href")).toBe(false);
    press(host, "next");
    await until(() => ids(host)).toEqual(numbers(9, 16));
    expect(server.asked()).toEqual(["GET magazine/1/8", "GET magazine/2/8"]);
    expect(new URLSearchParams(location.search).get("page")).toBe("2");
    expect(all(host, '[aria-current="page"]').map((one) => one.textContent)).toEqual(["2"]);
    await until(announced).toBe("Page 2 of 20.");
    const list = part(host, "entries");
    expect(host.shadowRoot?.activeElement).toBe(list);
    expect(list && getComputedStyle(list).outlineStyle, "no ring frames all of it").toBe("none");
  });

  it("are links, and a click with a modifier key leaves the list unchanged", async () => {
    history.replaceState(null, "", "?term=a#top");
    const host = await ready(FEED, getScenarioWith(entries(160, {}, "issue")));
    const [, two] = all(host, '[part="page"]') as HTMLAnchorElement[];
    expect(two?.href).toBe(`${location.origin}${location.pathname}?term=a&page=2#top`);
    expect([part(host, "next")?.getAttribute("rel"), part(host, "page")?.ariaCurrent]).toEqual([
      "next",
      "page",
    ]);
    const pressed = new MouseEvent("click", {
      bubbles: true,
      composed: true,
      cancelable: true,
      ctrlKey: true,
    });
    let wasPrevented: boolean | undefined;
    const keepHere = (event: Event) => {
      wasPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", keepHere, { once: true });
    two?.dispatchEvent(pressed);
    expect(wasPrevented).toBe(false);
    expect(server.asked()).toEqual(["GET magazine/1/8"]);
    expect(location.search).toBe("?term=a");
  });

  it("start with the page of the address, and follow Back and Forward", async () => {
    history.replaceState(null, "", "?page=3");
    const host = await ready(FEED, getScenarioWith(entries(160, {}, "issue")));
    expect(ids(host)).toEqual(numbers(17, 24));
    expect(server.asked()).toEqual(["GET magazine/3/8"]);
    const before = history.length;
    press(host, "next");
    await until(() => ids(host)).toEqual(numbers(25, 32));
    expect([location.search, history.length]).toEqual(["?page=4", before + 1]);
    history.back();
    await until(() => ids(host)).toEqual(numbers(17, 24));
    expect(location.search).toBe("?page=3");
    history.forward();
    await until(() => ids(host)).toEqual(numbers(25, 32));
    expect(location.search).toBe("?page=4");
  });

  it("of several lists are independent, each with its own parameter", async () => {
    history.replaceState(null, "", "?page=3&page-more=2");
    const first = await ready(
      `<p></p>${FEED}<quire-stream-list id="more" stream="webinars" format="feed"></quire-stream-list>`,
      getScenarioWith([...entries(160, {}, "issue"), ...entries(160, {}, "webinar")]),
    );
    const second = document.getElementById("more") as HTMLElement;
    const shown = () => [ids(first)[0], ids(second)[0]];
    await until(shown).toEqual(["item-17", "item-9"]);
    press(first, "next");
    await until(shown).toEqual(["item-25", "item-9"]);
    press(second, "next");
    await until(shown).toEqual(["item-25", "item-17"]);
    expect(location.search).toBe("?page=4&page-more=3");
    history.back();
    await until(shown).toEqual(["item-25", "item-9"]);
    history.forward();
    await until(shown).toEqual(["item-25", "item-17"]);
    press(first, "previous");
    await until(shown).toEqual(["item-17", "item-17"]);
    const next = part(second, "next") as HTMLAnchorElement;
    next.focus();
    await until(() => next.search).toBe("?page=3&page-more=4");
  });

  it("add one history entry when a number is clicked several times", async () => {
    history.replaceState(null, "", location.pathname);
    const host = await ready(FEED, getScenarioWith(entries(160, {}, "issue")));
    const before = history.length;
    for (const _ of [1, 2, 3]) all(host, '[aria-label="Page 3"]')[0]?.click();
    await until(() => ids(host)).toEqual(numbers(17, 24));
    for (const _ of [1, 2]) all(host, '[aria-label="Page 3"]')[0]?.click();
    await until(() => server.asked().length).toBeGreaterThan(1);
    expect([location.search, history.length]).toEqual(["?page=3", before + 1]);
  });

  it("keep address, list and focus when a page fails to load, and show the error", async () => {
    history.replaceState(null, "", location.pathname);
    const host = await ready(FEED, getScenarioWith(entries(160, {}, "issue")));
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const mend = fault({ call: "magazineStream", cut: true });
    part(host, "next")?.focus();
    const before = history.length;
    press(host, "next");
    await until(() => part(host, "retry")?.parentElement?.textContent).toContain("You’re offline.");
    expect([location.search, history.length]).toEqual(["", before]);
    expect(ids(host)).toEqual(numbers(1, 8));
    expect(host.shadowRoot?.activeElement).toBe(part(host, "next"));
    expect(part(host, "retry")?.checkVisibility()).toBe(true);
    const retry = part(host, "retry")?.getBoundingClientRect();
    expect([(retry?.top ?? -1) >= 0, (retry?.bottom ?? 9_999) <= innerHeight]).toEqual([true, true]);
    mend();
    online.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    await until(() => ids(host)).toEqual(numbers(9, 16));
    expect([location.search, history.length]).toEqual(["?page=2", before + 1]);
    expect(host.shadowRoot?.activeElement).toBe(part(host, "entries"));
  });

  it("show the last page when the address has a higher number", async () => {
    history.replaceState(null, "", "?page=99");
    const host = await ready(FEED, getScenarioWith(entries(20, {}, "issue")));
    expect(ids(host)).toEqual(numbers(17, 20));
    await until(() => location.search).toBe("?page=3");
    expect(server.asked()).toEqual(["GET magazine/99/8", "GET magazine/3/8"]);
  });

  it("start again at page 1 with another tab, whatever the address had", async () => {
    history.replaceState(null, "", "?page=2");
    const tabs = `tabs='[{"label":"A"},{"label":"B","query":"term=b"}]'`;
    const host = await ready(FEED.replace(">", ` ${tabs}>`), getScenarioWith(entries(160, {}, "issue")));
    await until(() => ids(host)).toEqual(numbers(9, 16));
    await until(() => all(host, '[part="tab"]').length).toBe(2);
    press(host, "tab", 1);
    await until(() => server.asked().at(-1)).toBe("GET magazine/1/8?term=b");
    await until(() => ids(host)).toEqual(numbers(1, 8));
    expect(location.search).toBe("");
  });

  it("have up to 5 numbers on a phone (content-2.45, content-9.1)", async () => {
    await page.viewport(767, 720);
    const host = await ready(FEED, getScenarioWith(entries(160, {}, "issue")));
    expect(shown(host)).toEqual(["1", "2", "3", "…", "20"]);
  });

  it.each([335, 280])(
    "%i px wide, shows Previous next to Next, and the numbers in one line",
    async (width) => {
      await page.viewport(375, 720);
      const host = await ready(
        `<div style="inline-size: ${width}px">${FEED}</div>`,
        getScenarioWith(entries(160, {}, "issue")),
      );
      const getTop = (one: Element | null | undefined) => one?.getBoundingClientRect().top;
      const tops = all(host, '[part="pages"] > li').map(getTop);
      await until(() => getTop(part(host, "previous"))).toBe(getTop(part(host, "next")));
      expect(new Set(tops).size).toBe(1);
      expect(host.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});
