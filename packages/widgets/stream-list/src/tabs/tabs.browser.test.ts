import { inForcedColors } from "@quire/conformance/forced-colors";
import { appears, expectAfter, holdTime, rendered } from "@quire/conformance/held-time";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { all, open, ready, server, until } from "../../test/list-page.js";

describe("tabs", () => {
  const TABS = `<quire-stream-list stream="history" tabs='[{"label":"All"},{"label":"Read","query":"activity=read"},{"label":"Watched","query":"activity=watched"}]'></quire-stream-list>`;
  const tabs = (host: HTMLElement) => all(host, '[role="tab"]');
  const withTabs = async () => {
    const host = await ready(TABS);
    await until(() => tabs(host).length).toBe(3);
    return host;
  };

  it("show their own streams, also by keyboard (content-2.46)", async () => {
    const host = await withTabs();
    expect(tabs(host).map((tab) => tab.textContent)).toEqual(["All", "Read", "Watched"]);
    tabs(host)[0]?.focus();
    await userEvent.keyboard("{ArrowRight}");
    await until(() => server.asked()).toEqual(["GET user/history/1/8", "GET user/history/1/8?activity=read"]);
    expect(tabs(host).map((tab) => tab.ariaSelected)).toEqual(["false", "true", "false"]);
    expect(host.shadowRoot?.activeElement).toBe(tabs(host)[1]);
    await userEvent.keyboard("{Home}");
    expect(host.shadowRoot?.activeElement).toBe(tabs(host)[0]);
  });

  it("underline the chosen tab in forced colours, which have no shadows", async () => {
    const host = await withTabs();
    const lines = () => tabs(host).map((tab) => getComputedStyle(tab).textDecorationLine);
    await inForcedColors(() => expect(lines()).toEqual(["underline", "none", "none"]));
  });

  it("request at most every 500 ms, and finally the last chosen tab (content-9.9)", async () => {
    const host = await withTabs();
    holdTime();
    const goTo = async (index: number) => {
      tabs(host)[index]?.click();
      await appears(() => tabs(host)[index]?.ariaSelected === "true");
      await rendered(); // An effect starts the timer.
      vi.advanceTimersByTime(0);
    };
    await goTo(1);
    await appears(() => server.asked().length > 1);
    for (const index of [0, 1, 2]) await goTo(index);
    await expectAfter(500, () => server.asked().length > 2);
    expect(server.asked().slice(2)).toEqual(["GET user/history/1/8?activity=watched"]);
  });

  it("store the scroll position every 500 ms during scrolling (content-9.9)", async () => {
    await withTabs();
    const streams = (): readonly { place?: unknown }[] =>
      Object.values(history.state?.["quire:streams"] ?? {});
    const places = () => streams().filter(({ place }) => place !== undefined).length;
    const forget = () => history.replaceState(null, "");
    // The list stores places once it has restored the previous one. A click stores the place at once, and cancels a
    // pending store.
    dispatchEvent(new Event("scroll"));
    await until(() => {
      document.body.click();
      return places();
    }).toBe(1);
    forget();
    holdTime();
    for (const turn of ["the first", "the next"]) {
      dispatchEvent(new Event("scroll"));
      vi.advanceTimersByTime(300);
      dispatchEvent(new Event("scroll"));
      expect(places(), turn).toBe(0);
      await expectAfter(200, () => places() > 0);
      forget();
    }
    vi.advanceTimersByTime(10_000);
    expect(places(), "when it stands still").toBe(0);
  });

  it("restore the chosen tab when the user returns (content-2.46)", async () => {
    const host = await withTabs();
    tabs(host)[2]?.click();
    await until(() => server.asked().length).toBe(2);
    const { state } = history;
    document.body.replaceChildren();
    server.close();
    open();
    history.replaceState(state, "");
    document.body.insertAdjacentHTML("beforeend", TABS);
    await until(() => server.asked()).toEqual(["GET user/history/1/8?activity=watched"]);
  });
});
