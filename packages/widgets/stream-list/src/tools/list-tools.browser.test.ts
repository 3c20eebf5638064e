import { appears, expectAfter, holdTime } from "@quire/conformance/held-time";
import { selectFolder } from "@quire/services/library";
import type { FakeBackendOptions } from "@quire/testing";
import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { all, ids, insert, part, press, ready, server, until, words } from "../../test/list-page.js";
import { entries, getScenarioWith } from "../../test/open-streams.js";

const TOOLBAR = '<quire-stream-list stream="saves" toolbar></quire-stream-list>';
const field = (host: HTMLElement) => part(host, "find-field") as HTMLInputElement;
const sort = (host: HTMLElement) => part(host, "sort-field") as HTMLSelectElement;
const count = (host: HTMLElement) => part(host, "tools-count")?.textContent;
const requests = () => server.asked().map((one) => one.replace(/^GET user\/\w+\/(\S+\/)?1\/8/, ""));

async function search(host: HTMLElement, term: string): Promise<void> {
  await userEvent.fill(field(host), term);
  await userEvent.keyboard("{Enter}");
}

describe("tools of a library", () => {
  it("search the saved items after a pause of 350 ms, and keep the focus (beyond-320)", async () => {
    const host = await ready(TOOLBAR, getScenarioWith(entries(20)));
    expect(count(host)).toBe("20 items");
    holdTime();
    field(host).focus();
    await userEvent.keyboard("meeting");
    await expectAfter(350, () => server.asked().length > 1);
    expect(requests()).toEqual(["", "?term=meeting"]);
    await appears(() => count(host) === "7 matches for “meeting”");
    expect(host.shadowRoot?.activeElement).toBe(field(host));
    expect(host.dataset.state).toBe("ready");
  });

  it("search at once on Enter, without submitting a form around the list (beyond-320)", async () => {
    const host = await ready(`<form action="/other">${TOOLBAR}</form>`, getScenarioWith(entries(3)));
    await search(host, "  part 2 ");
    await until(() => count(host)).toBe("1 match for “part 2”");
    expect(ids(host)).toEqual(["item-2"]);
    expect(requests()).toEqual(["", "?term=part+2"]);
  });

  it.each([
    ["newest", "?term=part", ["item-3", "item-2", "item-1"]],
    ["oldest", "?term=part&sort=date&order=asc", ["item-1", "item-2", "item-3"]],
    ["title", "?term=part&sort=title&order=asc", ["item-3", "item-1", "item-2"]],
  ] as const)("sort by %s (beyond-320)", async (order, query, expected) => {
    const days = { "item-1": "2026-11-01", "item-2": "2026-11-02", "item-3": "2026-11-03" };
    const saves = Object.entries(days).map(([id, saved]) => ({ id, saved }));
    const host = await ready(TOOLBAR, { ...getScenarioWith(entries(3)), saves: saves.reverse() });
    if (order !== "newest") await userEvent.selectOptions(sort(host), order);
    await search(host, "part");
    await until(() => requests().at(-1)).toBe(query);
    await until(() => ids(host)).toEqual(expected);
  });

  it("say once that nothing matches, and clear the search (beyond-320)", async () => {
    const host = await ready(TOOLBAR, getScenarioWith(entries(3)));
    await search(host, "zzz");
    await until(() => words(host, "no-matches-title")).toEqual(["No matches for “zzz”"]);
    expect(host.dataset.state).toBe("empty");
    expect(part(host, "tools-count")?.getBoundingClientRect().width).toBe(1);
    press(host, "clear-search");
    await until(() => ids(host).length).toBe(3);
    expect(field(host).value).toBe("");
    expect(host.shadowRoot?.activeElement).toBe(field(host));
    expect(count(host)).toBe("3 items");
  });

  it("start without a search in another folder, in the same order (beyond-320)", async () => {
    const options: FakeBackendOptions = { ...getScenarioWith(entries(2), ["Later"]), folders: ["Later"] };
    const host = await ready(
      '<quire-stream-list stream="saves" folder="selected" toolbar></quire-stream-list>',
      options,
    );
    await userEvent.selectOptions(sort(host), "title");
    await search(host, "part 1");
    await until(() => count(host)).toBe("1 match for “part 1”");
    selectFolder("later");
    await until(() => count(host)).toBe("2 items");
    expect([field(host).value, sort(host).value]).toEqual(["", "title"]);
    expect(requests().at(-1)).toBe("?sort=title&order=asc");
    selectFolder("all");
  });

  it("come back with their search when the user returns to the page (beyond-320)", async () => {
    const host = await ready(TOOLBAR, getScenarioWith(entries(3)));
    await search(host, "part 3");
    await until(() => ids(host)).toEqual(["item-3"]);
    host.remove();
    document.body.insertAdjacentHTML("beforeend", TOOLBAR);
    const again = document.querySelector<HTMLElement>("quire-stream-list") as HTMLElement;
    await until(() => again.dataset.state).toBe("ready");
    expect([field(again).value, ids(again)]).toEqual(["part 3", ["item-3"]]);
  });

  it("count without a removed item, and with it again after an undo (beyond-320)", async () => {
    const host = await ready(TOOLBAR, getScenarioWith(entries(3)));
    const { setSaved } = await import("@quire/services/library");
    setSaved(["item-2"], false);
    await until(() => count(host)).toBe("2 items");
    setSaved(["item-2"], true);
    await until(() => count(host)).toBe("3 items");
  });

  it("stay away from an empty library, a guest and other streams (beyond-320)", async () => {
    const empty = await ready(TOOLBAR, getScenarioWith([]), "empty");
    expect(all(empty, '[part="tools"]')).toEqual([]);
    empty.remove();
    const results = await ready('<quire-stream-list stream="search" toolbar></quire-stream-list>');
    expect(all(results, '[part="tools"]')).toEqual([]);
    results.remove();
    const guest = await ready(TOOLBAR, {}, "empty");
    expect(all(guest, '[part="tools"]')).toEqual([]);
  });

  it("stay and offer a retry when a search fails (beyond-320)", async () => {
    const host = await ready(TOOLBAR, getScenarioWith(entries(3)));
    server.backend.fault({ call: "savesStream", status: 404 });
    await search(host, "part");
    await until(() => host.dataset.state).toBe("error");
    expect(field(host).value).toBe("part");
    press(host, "retry");
    await until(() => count(host)).toBe("3 matches for “part”");
  });
});

describe("saved date", () => {
  it("shows on a saved item when the API sends it (beyond-321)", async () => {
    const host = await ready(TOOLBAR, {
      ...getScenarioWith(entries(2)),
      saves: [{ id: "item-1", saved: "2026-11-20T09:30:00.000Z" }, { id: "item-2" }],
    });
    expect(all(host, '[part="entry-saved"]').map((one) => one.textContent)).toEqual([
      "Saved November 20, 2026",
    ]);
  });
});

it("keeps 300 characters of a search inside the window (beyond-320)", async () => {
  const host = insert(TOOLBAR, getScenarioWith(entries(3)));
  await until(() => host.dataset.state).toBe("ready");
  await search(host, "x".repeat(300));
  await until(() => part(host, "no-matches-title")).toBeDefined();
  expect(field(host).value).toHaveLength(200);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});
