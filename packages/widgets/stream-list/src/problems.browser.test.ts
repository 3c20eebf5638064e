import { afterEach, describe, expect, it, vi } from "vitest";
import { entries, entry, json } from "../test/fake-streams.js";
import {
  all,
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
import { LATER } from "./use-later.js";

describe("what goes wrong", () => {
  const failing =
    (status: number) =>
    ({ url }: Request) =>
      url.includes("user/saves") ? json({}, status) : undefined;

  it("GET 500, 500, 200 shows entries after three requests (robustness-19)", async () => {
    let failures = 2;
    const answer = ({ url }: Request) =>
      url.includes("user/saves") && failures-- > 0 ? json({}, 500) : undefined;
    await ready(SAVES, { answer });
    expect(server.asked).toHaveLength(3);
  });

  it.each([
    ["HTML", () => new Response("<p>Hello</p>", { headers: { "content-type": "text/html" } })],
    [
      "truncated JSON",
      () => new Response('{"entries":[{', { headers: { "content-type": "application/json" } }),
    ],
    ["204", () => new Response(null, { status: 204 })],
    ["nothing", () => new Response("", { headers: { "content-type": "application/json" } })],
    ["a wrong schema", () => json({ entries: [{ title: 7 }] })],
    ["404", () => json({}, 404)],
  ])("%s is one error, with another try (robustness-20)", async (_, answer) => {
    const host = await ready(
      SAVES,
      { answer: ({ url }) => (url.includes("user/saves") ? answer() : undefined) },
      "error",
    );
    expect(all(host, '[role="alert"]')).toHaveLength(1);
    expect(host.shadowRoot?.textContent).not.toContain("Hello");
    server.answer = undefined;
    press(host, "retry");
    await states(host).toBe("ready");
    expect(rows(host)).toHaveLength(8);
  });

  it("a page that fails leaves what is there, and offers to try again (content-2.43)", async () => {
    const host = await ready(SAVES);
    server.answer = failing(404);
    press(host, "more");
    await states(host).toBe("error");
    expect(ids(host)).toEqual(numbers(1, 8));
    expect(all(host, '[role="alert"]')[0]?.textContent).toContain("More could not be loaded.");
    server.answer = undefined;
    press(host, "retry");
    await until(() => ids(host)).toEqual(numbers(1, 16));
    expect(host.dataset.state).toBe("ready");
  });

  it("offline it says so, and goes on when the connection is back", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const host = await ready(
      '<quire-stream-list stream="webinars"></quire-stream-list>',
      { answer: () => Promise.reject(new TypeError()) },
      "offline",
    );
    vi.mocked(Object.getOwnPropertyDescriptor(navigator, "onLine")?.get as () => boolean).mockReturnValue(
      true,
    );
    server.answer = undefined;
    dispatchEvent(new Event("online"));
    await states(host).toBe("ready");
  });

  it("answers in reverse show what was asked for last (robustness-22)", async () => {
    const waiting = new Map<string, (response: Response) => void>();
    const host = insert('<quire-stream-list stream="following" filter="Strategy"></quire-stream-list>', {
      answer: ({ url }) => {
        const topic = new URL(url).searchParams.get("filter");
        return topic ? new Promise((resolve) => waiting.set(topic, resolve)) : undefined;
      },
    });
    await until(() => waiting.has("Strategy")).toBe(true);
    host.setAttribute("filter", "Economics");
    await until(() => waiting.has("Economics")).toBe(true);
    waiting.get("Economics")?.(json({ entries: [entry(2)] }));
    await until(() => ids(host)).toEqual(["item-2"]);
    waiting.get("Strategy")?.(json({ entries: [entry(1)] }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(ids(host)).toEqual(["item-2"]);
  });

  it("removed in mid-request it is silent, and the request is aborted (robustness-23)", async () => {
    let signal: AbortSignal | undefined;
    const host = insert('<quire-stream-list stream="webinars"></quire-stream-list>', {
      answer: (request) => {
        if (!request.url.includes("webinars")) return undefined;
        ({ signal } = request);
        return new Promise(() => {});
      },
    });
    await until(() => signal).toBeDefined();
    host.remove();
    // Sooner than the call would give up by itself.
    await expect.poll(() => signal?.aborted, { timeout: 3_000 }).toBe(true);
    expect(console.error).not.toHaveBeenCalled();
  });

  it("pressed twice, 'Load more items' asks once (robustness-40)", async () => {
    const host = await ready(SAVES);
    press(host, "more");
    press(host, "more");
    await until(() => ids(host)).toEqual(numbers(1, 16));
    expect(server.asked).toHaveLength(2);
  });

  it("markup in every text is shown as it is (robustness-7)", async () => {
    const evil = '<img src=x onerror="window.evil=1">';
    const host = await ready(SAVES, {
      all: [
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
      ],
      type: evil,
    });
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
  ])("%j gets no href (robustness-8)", async (address) => {
    const host = await ready('<quire-stream-list stream="visual-library"></quire-stream-list>', {
      all: [
        entry(1, {
          image: address,
          productLink: address,
          content: { src: address, image: address, asset: "a", downloads: [{ link: address, format: "x" }] },
        }),
      ],
      isPaywallEnabled: true,
    });
    expect(titles(host)).toHaveLength(1);
    expect(all(host, "a, img")).toEqual([]);
    expect(JSON.parse(all(host, "[data-item]")[0]?.dataset.item ?? "").url).toBe("");
  });

  it.each([null, 7, [], { saves: 7 }, { saves: { from: 2, to: 1 } }, "abc"])(
    "%j kept in the history counts as nothing (robustness-16)",
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

describe("what comes when it is needed", () => {
  type PartName = keyof typeof LATER;
  const kept = Object.fromEntries(Object.entries(LATER).map(([name, { part }]) => [name, part]));
  /** As if nobody had needed it on this page yet. */
  const comesBy = (name: PartName, load: () => Promise<never>) => {
    kept[name] ??= LATER[name].part;
    delete LATER[name].part;
    vi.spyOn(LATER[name], "load").mockImplementation(load);
  };
  afterEach(() => {
    for (const [name, part] of Object.entries(kept)) Object.assign(LATER[name as PartName], { part });
  });
  const cannot = (name: PartName) => comesBy(name, () => Promise.reject(new TypeError("Not to be had.")));

  it("without numbers, a feed goes on by 'Load more items'", async () => {
    cannot("pages");
    const host = await ready('<quire-stream-list stream="magazine" format="feed"></quire-stream-list>', {
      all: entries(20),
    });
    press(host, "more");
    await until(() => ids(host)).toEqual(numbers(1, 16));
    expect(console.error).toHaveBeenCalled();
  });

  it("without tabs, the list shows, and is no tab's panel", async () => {
    cannot("tabs");
    const host = await ready(`<quire-stream-list stream="saves" tabs='[{"label":"A"}]'></quire-stream-list>`);
    expect(rows(host)).toHaveLength(8);
    await until(() => part(host, "tabs")).toBeUndefined();
    expect(all(host, '[role="tabpanel"]')).toEqual([]);
  });

  it("without what is done with what is selected, nothing can be selected", async () => {
    cannot("selection");
    const host = await ready('<quire-stream-list stream="saves" selectable></quire-stream-list>');
    expect(rows(host)).toHaveLength(8);
    expect(all(host, "input")).toEqual([]);
  });

  it("without their rows, orders are entries as others", async () => {
    cannot("orders");
    const host = await ready('<quire-stream-list stream="ordered"></quire-stream-list>');
    expect(rows(host)).toHaveLength(8);
  });

  it("without a welcome, it says that nothing is there", async () => {
    cannot("empty");
    const host = await ready(SAVES, { all: [] }, "empty");
    expect(words(host, "prompt")).toEqual(["Nothing here yet."]);
  });

  it("holds the list's place until it is there, and the list loads by itself then", async () => {
    let come: (() => void) | undefined;
    const load = LATER.orders.load;
    comesBy("orders", () => new Promise((resolve) => (come = () => void load().then(resolve as never))));
    const host = insert('<quire-stream-list stream="ordered"></quire-stream-list>', { all: entries(12) });
    await until(() => server.asked.length).toBe(1);
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
