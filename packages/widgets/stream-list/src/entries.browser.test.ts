import { setPageConfiguration } from "@quire/core";
import { setSaved } from "@quire/services/library";
import { loadSession } from "@quire/services/session";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  all,
  ids,
  numbers,
  part,
  ready,
  rows,
  SAVES,
  server,
  titles,
  until,
  words,
} from "../test/list-page.js";
import { entries, entry, getScenarioWith } from "../test/open-streams.js";

it("shows a product's cover whole, and crops other pictures", async () => {
  const cover = entry(1, { image: "/cover/1.svg", productLink: "/product/a/1" });
  const host = await ready(SAVES, getScenarioWith([cover, entry(2, { image: "/art/a.svg" })]));
  const images = all(host, '[part="entry-image"]');
  expect(images.map((image) => getComputedStyle(image).objectFit)).toEqual(["contain", "cover"]);
  for (const image of images) {
    const place = image.parentElement?.getBoundingClientRect();
    expect(image.getBoundingClientRect().height).toBe(place?.height);
  }
});

it("keeps separator, price and date apart when the page reads from right to left (beyond-190)", async () => {
  document.documentElement.dir = "rtl";
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  const host = await ready(
    SAVES,
    getScenarioWith([entry(1, { published: "2026-03-10", listPrice: "14.95" })]),
  );
  const price = part(host, "entry-price")?.getBoundingClientRect();
  const day = part(host, "entry-details")?.querySelector("time bdi")?.getBoundingClientRect();
  expect(day?.left).toBeGreaterThanOrEqual((price?.right ?? Infinity) + 19);
});

it("changes the language of its entries with lang (beyond-388)", async () => {
  const messages = { "stream-list.byline": "Von Ada" };
  const host = await ready(SAVES, getScenarioWith([entry(1, { published: "2026-11-05" })]));
  setPageConfiguration({ locales: { de: async () => ({ default: messages }) } });
  document.documentElement.lang = "de";
  onTestFinished(() => document.documentElement.setAttribute("lang", "en"));
  await until(() => part(host, "entry-details")?.textContent).toContain("Von Ada");
  expect(part(host, "entry-details")?.textContent).toContain("5. November 2026");
});

it("names each repeated control by the title of its entry (beyond-191)", async () => {
  const host = await ready(
    SAVES,
    getScenarioWith([entry(1, { title: "First" }), entry(2, { title: "Second" })]),
  );
  const names = all(host, '[part="entry-actions"] > *').map(({ ariaLabel }) => ariaLabel);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain("Remove: Second");
});

describe("an entry", () => {
  const one = (given: Parameters<typeof entry>[1]) => ready(SAVES, getScenarioWith([entry(1, given)]));

  it("shows title, summary, 'MMMM DD, YYYY', authors, content type, topic, series, price and coming soon (content-3.13, content-3.14)", async () => {
    const host = await one({
      title: "The Long Meeting",
      published: "2026-11-05",
      listPrice: "1250.00",
      productStatus: "F",
      content: { seriesLabel: "The Big Idea" },
    });
    expect(titles(host)).toEqual(["The Long Meeting"]);
    // An entry renders its text one frame after it becomes visible in the window.
    await until(() => part(host, "entry-details")?.innerText.replace(/\s+/g, " ")).toBe(
      "By Ada Quill and Tomás Okafor November 05, 2026 $1,250.00",
    );
    expect(all(host, '[part="entry-labels"] > span').map((label) => label.textContent)).toEqual([
      "Article",
      "The Big Idea",
      "Economics",
      "Coming soon",
    ]);
    expect(all(host, '[part="entry-title"] a')[0]?.getAttribute("href")).toBe("/2026/11/part-1");
  });

  it("has an image that loads lazily without moving the layout", async () => {
    const host = await one({ image: "/art/a.svg" });
    const image = part(host, "entry-image") as HTMLImageElement;
    expect([image.loading, image.width, image.height, image.alt]).toEqual(["lazy", 180, 120, ""]);
  });

  it("shows how and with whom it was shared (content-3.15)", async () => {
    const host = await one({
      content: { activity: "shared", provider: "email", sharedWith: ["a@quire.test", "b@quire.test"] },
    });
    expect(all(host, '[part="entry-labels"] > span')[0]?.textContent).toBe(
      "Shared by email with a@quire.test and b@quire.test",
    );
  });

  it("shows and shares a title that ends inside a surrogate pair (beyond-93)", async () => {
    const host = await one({ title: "It works 🎉".slice(0, -1) });
    expect(all(host, '[data-quire-open="share-flyout"]')[0]?.getAttribute("href")).toContain(
      "subject=It%20works%20%EF%BF%BD&",
    );
  });

  it("has Folders, Share and Remove in the library, and removes without a question", async () => {
    const host = await one({ title: "A" });
    const item = {
      id: "item-1",
      title: "A",
      url: "/2026/11/part-1",
      topic: "Economics",
      authors: ["Ada Quill", "Tomás Okafor"],
      contentType: "Article",
      image: "",
      summary: entry(1).summary,
    };
    const actions = all(host, '[part="entry-actions"] > *') as HTMLAnchorElement[];
    expect(actions.map(({ textContent }) => textContent)).toEqual(["Folders", "Share", "Remove"]);
    const [move, share, discard] = actions;
    expect([move?.dataset.quireOpen, move?.pathname]).toEqual(["organize-flyout", "/my-library"]);
    expect(JSON.parse(move?.dataset.item ?? "")).toEqual(item);
    expect([share?.dataset.quireOpen, share?.dataset.title]).toEqual(["share-flyout", "A"]);
    expect(share?.dataset.url).toBe(`${location.origin}/2026/11/part-1`);
    expect(discard?.dataset.quireDo).toBe("unsave");
    expect(discard?.dataset.quireOpen).toBeUndefined();
    expect(JSON.parse(discard?.dataset.item ?? "")).toEqual(item);
    expect(discard && getComputedStyle(discard).color).toBe("rgb(97, 91, 82)");
    discard?.focus();
    expect(discard && getComputedStyle(discard).color).toBe("rgb(164, 37, 28)");
  });

  it("asks before it removes an item without an address, which undo could not restore", async () => {
    const host = await one({ productLink: "", content: { src: "" } });
    const [remove] = all(host, '[part="entry-actions"] > [data-danger]');
    expect([remove?.dataset.quireOpen, remove?.dataset.quireDo]).toEqual(["discard-flyout", undefined]);
  });

  it("has Save before an item is saved, and Folders afterwards", async () => {
    const host = await ready(
      '<quire-stream-list stream="search"></quire-stream-list>',
      getScenarioWith([entry(1)]),
    );
    const actions = () => all(host, '[part="entry-actions"] > *').map((action) => action.textContent);
    expect(actions()).toEqual(["Save", "Share"]);
    const [save] = all(host, '[data-quire-do="save"]');
    expect(JSON.parse(save?.dataset.item ?? "").id).toBe("item-1");
    setSaved(["item-1"], true);
    await until(actions).toEqual(["Saved", "Folders", "Share"]);
    expect(all(host, '[data-quire-do="save"]')[0]).toBe(save);
  });

  it("hides save, move, share and discard when it is read-only (content-6.10)", async () => {
    const host = await one({ content: { readOnly: true } });
    expect(part(host, "entry-actions")).toBeUndefined();
    document.body.replaceChildren();
    server.close();
    const search = await ready('<quire-stream-list stream="search"></quire-stream-list>', {
      items: [entry(1, { content: { readOnly: true } })],
      products: [],
    });
    expect(part(search, "entry-actions")).toBeUndefined();
  });

  it("shows an order's number, total, Purchased or Cancelled, date and item count (content-2.58)", async () => {
    const order = (id: string, orderStatus: string) => ({
      id,
      title: `Order #${id}`,
      published: "2026-10-02",
      orderStatus,
      content: { id, src: `/order-history/${id}`, itemCount: 3, grandTotalIncTax: "1074.85" },
    });
    const host = await ready('<quire-stream-list stream="ordered"></quire-stream-list>', {
      user: {},
      orders: [order("10041", "PURCHASED"), order("10042", "CANCELLED")],
    });
    await until(() =>
      rows(host).map((row) =>
        row.innerText
          .split("\n")
          .map((line) => line.trim())
          .filter(Boolean),
      ),
    ).toEqual([
      ["Order #10041", "Purchased", "Total", "$1,074.85", "October 02, 2026", "3 items", "Print Receipt"],
      ["Order #10042", "Cancelled", "Total", "$1,074.85", "October 02, 2026", "3 items", "Print Receipt"],
    ]);
  });

  describe("of an order", () => {
    const bought = (count: number, contentType = "Book") =>
      Array.from({ length: count }, (_, index) => ({
        title: `Title ${index + 1}`,
        contentType,
        authors: ["Ida Falk"],
      }));

    /** Returns the rows of these orders. */
    async function ordered(...orders: readonly object[]): Promise<readonly HTMLElement[]> {
      const given = orders.map((order, index) => ({ id: `7${index}`, title: "Order #7", ...order }));
      const host = await ready('<quire-stream-list stream="ordered"></quire-stream-list>', {
        user: {},
        orders: given,
      });
      await until(() => all(host, '[part="order"]').length).toBe(orders.length);
      return rows(host);
    }

    const getLines = (row: HTMLElement) =>
      [...row.querySelectorAll('[part="order-lines"] > li')].map(({ textContent }) => textContent);

    it("shows at most five lines, and the number of the others (content-2.61)", async () => {
      const five = bought(5).map(({ title }) => `${title}Book · Ida Falk`);
      const orders = await ordered(...[0, 5, 6, 8].map((count) => ({ lineItems: bought(count) })));
      expect(orders.map(getLines)).toEqual([[], five, [...five, "1 more item"], [...five, "3 more items"]]);
    });

    it("shows files under 'Download Files', and no button without files (content-2.60)", async () => {
      const unsafe = { link: "javascript:alert(1)", format: "EPUB" };
      const downloads = [{ link: "/order-files/7/1", format: "PDF: Four Seconds" }, unsafe];
      const [row, ...without] = await ordered(
        { content: { downloads, hasDownloads: true } },
        { content: { downloads: [unsafe], hasDownloads: true } },
        {},
      );
      const summary = row?.querySelector<HTMLElement>("details > summary");
      expect(summary?.textContent).toBe("Download Files");
      summary?.click();
      const links = [...(row?.querySelectorAll<HTMLAnchorElement>("details a") ?? [])];
      expect(links.map((link) => [link.textContent, link.getAttribute("href"), link.download])).toEqual([
        ["PDF: Four Seconds", "/order-files/7/1", ""],
      ]);
      expect(links[0]?.checkVisibility()).toBe(true);
      expect(without.map((row) => row.querySelector("details"))).toEqual([null, null]);
    });

    it("names files and receipt after their order (beyond-191)", async () => {
      const downloads = ["1", "2"].map((file) => ({ link: `/order-files/7/${file}`, format: "PDF" }));
      const [row] = await ordered({
        title: "Order #10041",
        content: { src: "/order-history/7", downloads, hasDownloads: true },
      });
      const named = [...(row?.querySelectorAll('[part="order-actions"] :is(summary, a)') ?? [])];
      expect(named.map(({ ariaLabel }) => ariaLabel)).toEqual([
        "Download Files: Order #10041",
        "PDF, file 1: Order #10041",
        "PDF, file 2: Order #10041",
        "Print Receipt: Order #10041",
      ]);
    });

    it("links to the receipt, which prints itself (content-2.59)", async () => {
      const addresses = ["/order-history/7", "/orders?number=7#top", ""];
      const orders = await ordered(...addresses.map((src) => ({ content: { src } })));
      const receipts = orders.map((row) => row.querySelector('[part="order-receipt"]'));
      expect(receipts.map((link) => link?.getAttribute("href"))).toEqual([
        "/order-history/7?printMe",
        "/orders?number=7&printMe#top",
        undefined,
      ]);
    });

    it("shows how long a case study is available (content-2.62)", async () => {
      const orders = await ordered({ lineItems: bought(1, "Case Study") }, { lineItems: bought(1) });
      expect(orders.map((row) => row.querySelector('[part="order-note"]')?.textContent)).toEqual([
        "Case study access expires six months after purchase.",
        undefined,
      ]);
    });

    it("shows a subscription's account number when the title contains '#S' (content-2.63)", async () => {
      const summary = "1004417";
      const [subscription, other] = await ordered({ title: "Order #S7", summary }, { summary });
      expect(subscription?.textContent).toContain("Account number 1004417");
      expect(other?.textContent).not.toContain(summary);
    });
  });

  const chart = {
    contentType: "Chart",
    content: { asset: "a b.svg", format: "SVG", downloads: [{ link: "/files/a", format: "SVG" }] },
  };
  const VISUAL = '<quire-stream-list stream="visual-library"></quire-stream-list>';

  it("downloads a visual library item at /visual-library/download/{subscriberId}/{asset} (content-2.12, content-2.50)", async () => {
    const user = { id: "a/7", tier: "subscribers" } as const;
    const host = await ready(VISUAL, { items: [entry(1, chart, "visual")], user });
    await loadSession();
    await until(() => all(host, "[download]")[0]?.getAttribute("href")).toBe(
      "/visual-library/download/subscriber-a%2F7/a%20b.svg",
    );
    expect(all(host, "[download]")[0]?.textContent).toBe("Download SVG");
  });

  it("shows download links to everyone with the paywall flag, else only to subscribers (content-6.7)", async () => {
    const host = await ready(VISUAL, { items: [entry(1, chart, "visual")] });
    expect(all(host, "[download]")).toEqual([]);
    document.body.replaceChildren();
    server.close();
    const open = await ready(VISUAL, { items: [entry(1, chart, "visual")], paywallEnabled: true });
    expect(all(open, "[download]")[0]?.getAttribute("href")).toBe("/files/a");
  });
});

describe("selecting", () => {
  const SELECTABLE = '<quire-stream-list stream="saves" selectable></quire-stream-list>';
  const boxes = (host: HTMLElement) => all(host, '[part="select"] input') as HTMLInputElement[];
  const bulk = (host: HTMLElement) => all(host, '[part="bulk"]') as HTMLButtonElement[];
  const items = (host: HTMLElement) =>
    bulk(host).map(({ dataset }) => JSON.parse(dataset.items ?? "").map(({ id }: { id: string }) => id));

  it("shows the number of selected items, and passes them to the bulk flyouts (content-3.16)", async () => {
    const host = await ready(
      SELECTABLE,
      getScenarioWith([entry(1), entry(2, { content: { selectable: false } }), entry(3)]),
    );
    expect(boxes(host)).toHaveLength(2);
    expect(bulk(host).map(({ disabled }) => disabled)).toEqual([true, true]);
    boxes(host)[1]?.click();
    await until(() => words(host, "selected")).toEqual(["1 selected"]);
    expect(items(host)).toEqual([["item-3"], ["item-3"]]);
    // Each item has the same data as in its own trigger, so that undo can restore it.
    const one = all(host, '[data-quire-do="unsave"]').at(-1)?.dataset.item;
    expect(bulk(host)[1]?.dataset.items).toBe(`[${one}]`);
    expect(bulk(host).map(({ dataset }) => dataset.quireOpen)).toEqual([
      "bulk-organize-flyout",
      "bulk-discard-flyout",
    ]);
    (all(host, '[part="select-all"] input')[0] as HTMLInputElement).click();
    await until(() => words(host, "selected")).toEqual(["2 selected"]);
    expect(boxes(host).map(({ checked }) => checked)).toEqual([true, true]);
  });

  it("deselects a discarded item (content-3.16)", async () => {
    const host = await ready(SELECTABLE, getScenarioWith(entries(3)));
    (all(host, '[part="select-all"] input')[0] as HTMLInputElement).click();
    await until(() => words(host, "selected")).toEqual(["3 selected"]);
    setSaved(["item-2"], false);
    await until(() => items(host)[0]).toEqual(["item-1", "item-3"]);
  });
});

describe("a discarded item", () => {
  it("disappears, passes the focus on, and returns to its place", async () => {
    const host = await ready(SAVES, getScenarioWith(entries(5)));
    all(host, '[part="entry-title"] a')[1]?.focus();
    setSaved(["item-2"], false);
    setSaved(["item-3"], false);
    await until(() => ids(host)).toEqual(["item-1", "item-4", "item-5"]);
    await until(() => host.shadowRoot?.activeElement?.textContent).toBe(titles(host)[1]);
    setSaved(["item-3"], true);
    await until(() => ids(host)).toEqual(["item-1", "item-3", "item-4", "item-5"]);
    setSaved(["item-2"], true);
    await until(() => ids(host)).toEqual(numbers(1, 5));
  });

  it("takes the focus when it returns and nothing else has it", async () => {
    const host = await ready(SAVES, getScenarioWith(entries(3)));
    setSaved(["item-2"], false);
    await until(() => ids(host)).toEqual(["item-1", "item-3"]);
    const undo = document.body.appendChild(document.createElement("button"));
    undo.focus();
    undo.remove();
    setSaved(["item-2"], true);
    await until(() => ids(host)).toEqual(numbers(1, 3));
    await until(() => host.shadowRoot?.activeElement?.textContent).toBe(titles(host)[1]);
  });

  it("disappears together with others, and returns separately", async () => {
    const host = await ready(SAVES, getScenarioWith(entries(5)));
    setSaved(["item-5"], false); // From now on the list follows discards.
    await until(() => ids(host)).toEqual(numbers(1, 4));
    const gone = numbers(1, 3);
    setSaved(gone, false);
    await until(() => ids(host)).toEqual(["item-4"]);
    for (const id of gone) setSaved([id], true);
    await until(() => ids(host)).toEqual(numbers(1, 4));
  });

  it("moves focus to the empty state after the last item, without a loading state (beyond-16)", async () => {
    const host = await ready(SAVES, getScenarioWith(entries(2)));
    all(host, '[part="entry-title"] a')[1]?.focus();
    const seen: string[] = [];
    const observer = new MutationObserver(() => {
      if (part(host, "skeleton")) seen.push("skeleton");
      if (host.dataset.state === "loading") seen.push("loading");
    });
    observer.observe(host.shadowRoot ?? host, { childList: true, subtree: true });
    observer.observe(host, { attributes: true });
    setSaved(numbers(1, 2), false);
    await until(() => words(host, "empty-title")).toEqual(["My Library is empty"]);
    await until(() => host.shadowRoot?.activeElement).toBe(part(host, "empty-title"));
    observer.disconnect();
    expect(seen).toEqual([]);
    setSaved(["item-1"], true);
    await until(() => ids(host)).toEqual(["item-1"]);
  });

  it("disappears from a folder when it is moved to another one", async () => {
    const host = await ready('<quire-stream-list stream="list" folder="f1"></quire-stream-list>', {
      ...getScenarioWith(entries(3), ["One"]),
      folders: [{ id: "f1", name: "One" }],
    });
    const organized = (folders: object[]) =>
      document.dispatchEvent(
        new CustomEvent("quire-organized", { detail: { item: { id: "item-2" }, folders } }),
      );
    // The list reacts once its code for moves has loaded.
    await until(() => {
      organized([{ id: "f2", slug: "two", name: "Two" }]);
      return ids(host);
    }).toEqual(["item-1", "item-3"]);
    organized([{ id: "f1", slug: "one", name: "One" }]);
    await until(() => ids(host)).toEqual(numbers(1, 3));
  });

  it("loads the next page when no item of the first is left", async () => {
    const host = await ready(SAVES, getScenarioWith(entries(12)));
    server.backend.state.user?.saves.splice(0, 8);
    setSaved(numbers(1, 8), false);
    await until(() => ids(host)).toEqual(numbers(9, 12));
  });
});
