import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { all, open, ready, server, until } from "../../test/list-page.js";

describe("tabs (content §2, §9)", () => {
  const TABS = `<quire-stream-list stream="history" tabs='[{"label":"All"},{"label":"Read","query":"activity=read"},{"label":"Watched","query":"activity=watched"}]'></quire-stream-list>`;
  const tabs = (host: HTMLElement) => all(host, '[role="tab"]');
  const withTabs = async () => {
    const host = await ready(TABS);
    await until(() => tabs(host).length).toBe(3);
    return host;
  };

  it("each list what they say, by keyboard too", async () => {
    const host = await withTabs();
    expect(tabs(host).map((tab) => tab.textContent)).toEqual(["All", "Read", "Watched"]);
    tabs(host)[0]?.focus();
    await userEvent.keyboard("{ArrowRight}");
    await until(() => server.asked).toEqual(["GET user/history/1/8", "GET user/history/1/8?activity=read"]);
    expect(tabs(host).map((tab) => tab.ariaSelected)).toEqual(["false", "true", "false"]);
    expect(host.shadowRoot?.activeElement).toBe(tabs(host)[1]);
    await userEvent.keyboard("{Home}");
    expect(host.shadowRoot?.activeElement).toBe(tabs(host)[0]);
  });

  it("content §9: are throttled to 500 ms: who goes through them asks for the last", async () => {
    const host = await withTabs();
    tabs(host)[1]?.click();
    await until(() => server.asked.length).toBe(2);
    tabs(host)[0]?.click();
    tabs(host)[1]?.click();
    tabs(host)[2]?.click();
    await until(() => server.asked.at(-1)).toBe("GET user/history/1/8?activity=watched");
    expect(server.asked).toHaveLength(3);
  });

  it("the one that showed shows again when the reader comes back", async () => {
    const host = await withTabs();
    tabs(host)[2]?.click();
    await until(() => server.asked.length).toBe(2);
    const { state } = history;
    document.body.replaceChildren();
    server.close();
    open();
    history.replaceState(state, "");
    document.body.insertAdjacentHTML("beforeend", TABS);
    await until(() => server.asked).toEqual(["GET user/history/1/8?activity=watched"]);
  });
});
