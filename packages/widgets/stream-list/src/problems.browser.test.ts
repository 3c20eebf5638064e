import { rendered } from "@quire/conformance/held-time";
import type { Fault } from "@quire/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  all,
  fault,
  ids,
  insert,
  numbers,
  open,
  part,
  press,
  ready,
  rows,
  SAVES,
  server,
  states,
  titles,
  until,
  words,
} from "../test/list-page.js";
import { entries, entry, getScenarioWith } from "../test/open-streams.js";
import { LAZY_PARTS } from "./use-later.js";

describe("failures", () => {
  it("shows entries after three requests with 500, 500 and 200 (robustness-19)", async () => {
    const faults = [{ call: "savesStream", status: 500, body: {}, times: 2 }] as const;
    await ready(SAVES, { ...getScenarioWith(entries(20)), faults });
    expect(server.asked()).toHaveLength(3);
  });

  it.each<[string, Fault]>([
    ["HTML", { body: "<p>Hello</p>", headers: { "content-type": "text/html" } }],
    ["truncated JSON", { body: '{"entries":[{', headers: { "content-type": "application/json" } }],
    ["204", { status: 204 }],
    ["nothing", { body: "", headers: { "content-type": "application/json" } }],
    ["a wrong schema", { body: { entries: [{ title: 7 }] } }],
    ["404", { status: 404, body: {} }],
  ])("shows one error with a retry for %s (robustness-20)", async (_, answer) => {
    const host = insert(SAVES);
    const mend = fault({ call: "savesStream", ...answer });
    await states(host).toBe("error");
    expect(all(host, '[role="alert"]')).toHaveLength(1);
    expect(host.shadowRoot?.textContent).not.toContain("Hello");
    mend();
    press(host, "retry");
    await states(host).toBe("ready");
    expect(rows(host)).toHaveLength(8);
  });

  it("keeps the loaded entries when a page fails, and shows a retry (content-2.43)", async () => {
    const host = await ready(SAVES);
    const mend = fault({ call: "savesStream", status: 404, body: {} });
    press(host, "more");
    await states(host).toBe("error");
    expect(ids(host)).toEqual(numbers(1, 8));
    expect(all(host, '[role="alert"]')[0]?.textContent).toContain("Couldn’t load more items.");
    mend();
    press(host, "retry");
    await until(() => ids(host)).toEqual(numbers(1, 16));
    expect(host.dataset.state).toBe("ready");
  });

  it("shows that it is offline, and continues when the connection returns", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const host = insert(
      '<quire-stream-list stream="webinars"></quire-stream-list>',
      getScenarioWith(entries(8, {}, "webinar")),
    );
    const mend = fault({ cut: true });
    await states(host).toBe("offline");
    vi.mocked(Object.getOwnPropertyDescriptor(navigator, "onLine")?.get as () => boolean).mockReturnValue(
      true,
    );
    mend();
    dispatchEvent(new Event("online"));
    await states(host).toBe("ready");
  });

  it("shows the last requested entries when responses arrive in reverse order (robustness-22)", async () => {
    const [strategy, economics] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const host = insert('<quire-stream-list stream="following" filter="Strategy"></quire-stream-list>', {
      ...getScenarioWith([entry(1), entry(3)]),
      faults: [strategy, economics].map(({ promise }) => ({ call: "followingStream", until: promise })),
    });
    await until(() => server.asked().join()).toContain("filter=Strategy");
    host.setAttribute("filter", "Economics");
    await until(() => server.asked().join()).toContain("filter=Economics");
    economics.resolve();
    await until(() => ids(host)).toEqual(["item-1"]);
    strategy.resolve();
    await rendered();
    expect(ids(host)).toEqual(["item-1"]);
  });

  it("aborts the request without an error when it is removed (robustness-23)", async () => {
    let signal: AbortSignal | undefined;
    const host = insert('<quire-stream-list stream="webinars"></quire-stream-list>');
    fault({ call: "webinarsStream", hang: true });
    vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
      const request = new Request(input, init);
      if (request.url.includes("webinars")) ({ signal } = request);
      return server.backend.fetch(input, init);
    });
    await until(() => signal).toBeDefined();
    host.remove();
    // Well before the call's own timeout.
    await expect.poll(() => signal?.aborted, { timeout: 3_000 }).toBe(true);
    expect(console.error).not.toHaveBeenCalled();
  });

  it("requests once when 'Load more items' is clicked twice (robustness-40)", async () => {
    const host = await ready(SAVES);
    press(host, "more");
    press(host, "more");
    await until(() => ids(host)).toEqual(numbers(1, 16));
    expect(server.asked()).toHaveLength(2);
  });

  it("shows markup in every text literally (robustness-7)", async () => {
    const evil = '<img src=x onerror="window.evil=1">';
    const { orders } = getScenarioWith([
      entry(1, {
        title: evil,
        summary: evil,
        contentType: evil,
        published: evil,
        listPrice: "1.00",
        author: [{ name: evil }],
        category: { term: evil },
        content: {
          seriesLabel: `${evil}2`,
          activity: "shared",
          provider: evil,
          sharedWith: [evil],
          format: evil,
        },
      }),
    ]);
    const body = { entries: orders, page: { last: true }, type: evil };
    const faults = [{ call: "savesStream", body, times: Infinity }] as const;
    const host = await ready(SAVES, { user: {}, faults });
    expect(titles(host)).toEqual([evil]);
    expect(part(host, "entry-summary")?.textContent).toBe(evil);
    expect(all(host, "img")).toEqual([]);
    expect(Reflect.get(window, "evil")).toBeUndefined();
  });

  it.each([
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    " \u0001javascript:alert(1)",
    "data:text/html,x",
    "blob:x",
    "vbscript:x",
  ])("renders no href for %j (robustness-8)", async (address) => {
    const host = await ready('<quire-stream-list stream="visual-library"></quire-stream-list>', {
      items: [
        entry(
          1,
          {
            image: address,
            productLink: address,
            content: {
              src: address,
              image: address,
              asset: "a",
              downloads: [{ link: address, format: "x" }],
            },
          },
          "visual",
        ),
      ],
      paywallEnabled: true,
    });
    expect(titles(host)).toHaveLength(1);
    expect(all(host, "a, img")).toEqual([]);
    expect(JSON.parse(all(host, "[data-item]")[0]?.dataset.item ?? "").url).toBe("");
  });

  it.each([null, 7, [], { saves: 7 }, { saves: { from: 2, to: 1 } }, "abc"])(
    "ignores %j in the history (robustness-16)",
    async (kept) => {
      open();
      history.replaceState({ "quire:streams": kept, "quire:stream-tabs": kept }, "");
      document.body.insertAdjacentHTML(
        "beforeend",
        `<quire-stream-list stream="saves" tabs='[{"label":"A"},{"label":"B"}]'></quire-stream-list>`,
      );
      const host = document.querySelector<HTMLElement>("quire-stream-list") as HTMLElement;
      await states(host).toBe("ready");
      expect(rows(host)).toHaveLength(8);
    },
  );
});

describe("code that loads later", () => {
  type PartName = keyof typeof LAZY_PARTS;
  const kept = Object.fromEntries(Object.entries(LAZY_PARTS).map(([name, { part }]) => [name, part]));
  /** Resets a part, as if no list of the page had needed it yet. */
  const comesBy = (name: PartName, load: () => Promise<never>) => {
    kept[name] ??= LAZY_PARTS[name].part;
    delete LAZY_PARTS[name].part;
    vi.spyOn(LAZY_PARTS[name], "load").mockImplementation(load);
  };
  afterEach(() => {
    for (const [name, part] of Object.entries(kept)) Object.assign(LAZY_PARTS[name as PartName], { part });
  });
  const cannot = (name: PartName) => comesBy(name, () => Promise.reject(new TypeError("Not to be had.")));

  it("shows 'Load more items' in a feed without the code for numbers", async () => {
    cannot("pages");
    const host = await ready(
      '<quire-stream-list stream="magazine" format="feed"></quire-stream-list>',
      getScenarioWith(entries(20, {}, "issue")),
    );
    press(host, "more");
    await until(() => ids(host)).toEqual(numbers(1, 16));
    expect(console.error).toHaveBeenCalled();
  });

  it("shows the list, not as a tab's panel, without the code for tabs", async () => {
    cannot("tabs");
    const host = await ready(`<quire-stream-list stream="saves" tabs='[{"label":"A"}]'></quire-stream-list>`);
    expect(rows(host)).toHaveLength(8);
    await until(() => part(host, "tabs")).toBeUndefined();
    expect(all(host, '[role="tabpanel"]')).toEqual([]);
  });

  it("shows no checkboxes without the code for selection", async () => {
    cannot("selection");
    const host = await ready('<quire-stream-list stream="saves" selectable></quire-stream-list>');
    expect(rows(host)).toHaveLength(8);
    expect(all(host, "input")).toEqual([]);
  });

  it("shows orders like other entries without the code for their rows", async () => {
    cannot("orders");
    const host = await ready('<quire-stream-list stream="ordered"></quire-stream-list>');
    expect(rows(host)).toHaveLength(8);
  });

  it("shows a plain message without the code for the empty state", async () => {
    cannot("empty");
    const host = await ready(SAVES, getScenarioWith([]), "empty");
    expect(words(host, "prompt")).toEqual(["Nothing here yet."]);
  });

  it("shows placeholders until the code has loaded, then the entries", async () => {
    let come: (() => void) | undefined;
    const load = LAZY_PARTS.orders.load;
    comesBy("orders", () => new Promise((resolve) => (come = () => void load().then(resolve as never))));
    const host = insert(
      '<quire-stream-list stream="ordered"></quire-stream-list>',
      getScenarioWith(entries(12)),
    );
    await until(() => server.asked().length).toBe(1);
    await until(() => come).toBeDefined();
    expect([host.dataset.state, rows(host).length, part(host, "skeleton") !== undefined]).toEqual([
      "loading",
      0,
      true,
    ]);
    come?.();
    await states(host).toBe("ready");
    expect(all(host, '[part="order"]').length).toBeGreaterThanOrEqual(8);
    part(host, "end")?.scrollIntoView();
    await until(() => rows(host).length).toBe(12);
  });
});
