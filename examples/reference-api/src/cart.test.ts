import { shoppingCart } from "@quire/services/contract";
import { parse } from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

const BOOK = { productId: "10011", type: "ship", format: "Hardcover", quantity: 2 };
const EBOOK = { productId: "10011", type: "ebook", format: "eBook" };
const CASE = { productId: "20101", type: "digital", format: "PDF" };

const add = (site: Site, items: object[], headers = {}) =>
  site.post("/api/shopping-cart", { items }, headers);
const remove = (site: Site, items: object[]) => site.post("/api/shopping-cart", { items }, {}, "DELETE");
const key = (name: string) => ({ "Idempotency-Key": name.padEnd(20, "-") });

async function getLines(site: Site): Promise<string[]> {
  const { cart } = parse(shoppingCart.answer, await (await site.visit("/api/shopping-cart")).json());
  const { physical_items = [], digital_items = [] } = cart?.line_items ?? {};
  return [...physical_items, ...digital_items].map(
    (line) => `${line.quantity} ${line.name} (${line.format})`,
  );
}

describe("the cart", () => {
  it("is null for a guest without one, and sets no cookie", async () => {
    const site = await startSite();
    const answer = await site.visit("/api/shopping-cart");
    expect(await answer.json()).toEqual({ cart: null, maintenanceStatus: false });
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  it("accepts a guest's items at the shop's own prices (content-7.4)", async () => {
    const site = await startSite();
    const answer = await (await add(site, [{ ...BOOK, productPrice: "0.01" }])).json();
    expect(answer).toMatchObject({ itemAdded: true, cart: { cart_amount: "64.00", grandTotal: "64.00" } });
    expect(site.cookies.join()).toContain("quire_cart=");
    expect(await getLines(site)).toEqual(["2 The Napkin and the Plan (Hardcover)"]);
  });

  it("adds up quantities of shipped items and keeps digital ones at one (content-5.12)", async () => {
    const site = await startSite();
    await add(site, [BOOK, EBOOK]);
    await add(site, [BOOK, { ...EBOOK, quantity: 3 }]);
    expect(await getLines(site)).toEqual([
      "4 The Napkin and the Plan (Hardcover)",
      "1 The Napkin and the Plan (eBook)",
    ]);
  });

  it("answers with the quantity in the cart if more is requested than possible", async () => {
    const site = await startSite();
    const limited = async (items: object[]) => (await (await add(site, items)).json()).limited;
    expect(await limited([BOOK, EBOOK])).toEqual([]);
    expect(await limited([BOOK, EBOOK])).toEqual([{ productId: "10011", type: "ebook", quantity: 1 }]);
    expect(await limited([{ ...BOOK, quantity: 9999 }])).toEqual([
      { productId: "10011", type: "ship", quantity: 9999 },
    ]);
  });

  it("restores a line to its former position, and adds other items at the end", async () => {
    const site = await startSite();
    const permission = { ...CASE, type: "Perm", format: undefined };
    const names = async () => (await getLines(site)).map((line) => line.slice(2));
    await add(site, [EBOOK, CASE, permission]);
    const before = await names();
    await remove(site, [CASE]);
    await remove(site, [EBOOK]);
    await add(site, [{ ...CASE, restored: true }]);
    await add(site, [{ ...EBOOK, restored: true }]);
    expect(await names()).toEqual(before);
    await remove(site, [EBOOK]);
    expect(await names()).toEqual(before.slice(1));
    await add(site, [EBOOK]);
    expect(await names()).toEqual([...before.slice(1), ...before.slice(0, 1)]);
  });

  it("sells copyright permissions as a separate line (content-9.15)", async () => {
    const site = await startSite();
    await add(site, [CASE, { ...CASE, type: "Perm", quantity: 30 }]);
    expect(await getLines(site)).toEqual([
      "1 Norrland Ovens (PDF)",
      "30 Norrland Ovens (Copyright Permissions)",
    ]);
  });

  it("adds nothing if a product is unknown", async () => {
    const site = await startSite();
    const answer = await (await add(site, [BOOK, { productId: "99999" }])).json();
    expect(answer).toMatchObject({ itemAdded: false });
    expect(await getLines(site)).toEqual([]);
  });

  it("adds nothing during maintenance, and reports it (content-4.12)", async () => {
    const site = await startSite();
    await site.post("/__scenario/maintenance", { on: true });
    expect(await (await add(site, [BOOK])).json()).toMatchObject({
      itemAdded: false,
      maintenanceStatus: true,
    });
  });

  it("removes by product, narrowed by type (content-7.4)", async () => {
    const site = await startSite();
    await add(site, [BOOK, EBOOK]);
    await remove(site, [{ productId: "10011", type: "ship" }]);
    expect(await getLines(site)).toEqual(["1 The Napkin and the Plan (eBook)"]);
    await remove(site, [{ productId: "10011" }]);
    expect(await getLines(site)).toEqual([]);
  });

  it("removes one of two languages of a format by its line's id (content-7.4)", async () => {
    const site = await startSite();
    await add(site, [{ productId: "10011-ES-PBK" }, { productId: "10011-DE-PBK", quantity: 2 }]);
    const { cart } = parse(shoppingCart.answer, await (await site.visit("/api/shopping-cart")).json());
    const [spanish] = cart?.line_items.physical_items ?? [];
    expect(spanish).toMatchObject({ availabilityId: "10011-ES-PBK", product: { language: "Spanish" } });
    await remove(site, [{ productId: spanish?.availabilityId, type: "ship", format: "Paperback" }]);
    expect(await getLines(site)).toEqual(["2 The Napkin and the Plan (Paperback)"]);
  });

  describe("the cart of a guest whose account also has items", () => {
    const getCombined = async (site: Site) => {
      const { cart } = parse(shoppingCart.answer, await (await site.visit("/api/shopping-cart")).json());
      return cart?.combined ?? undefined;
    };
    const undo = (site: Site, id: string, headers = {}) =>
      site.post("/api/shopping-cart/combined", { id }, headers, "DELETE");

    /**
     * Signs in with two carts that share one item: the account's and a guest's. Each also has an item that
     * the other lacks.
     */
    async function combined(): Promise<Site> {
      const site = await startSite();
      await site.signIn("reader@quire.test");
      await add(site, [{ ...BOOK, quantity: 1 }, CASE]);
      await site.visit("/logout");
      await add(site, [BOOK, EBOOK, CASE]);
      await site.signIn("reader@quire.test");
      return site;
    }

    it("joins the account's cart, and the answer lists the added lines (beyond-19)", async () => {
      const site = await combined();
      expect(await getLines(site)).toEqual([
        "3 The Napkin and the Plan (Hardcover)",
        "1 Norrland Ovens (PDF)",
        "1 The Napkin and the Plan (eBook)",
      ]);
      expect((await getCombined(site))?.items).toEqual([
        { name: "The Napkin and the Plan", quantity: 2 },
        { name: "The Napkin and the Plan", quantity: 1 },
      ]);
    });

    it("undoes the merge once, and keeps items that were added later (beyond-19)", async () => {
      const site = await combined();
      const { id = "" } = (await getCombined(site)) ?? {};
      await add(site, [BOOK]);
      expect((await undo(site, id, key("undo"))).status).toBe(200);
      expect((await undo(site, id, key("undo"))).status).toBe(200);
      expect(await getLines(site)).toEqual([
        "3 The Napkin and the Plan (Hardcover)",
        "1 Norrland Ovens (PDF)",
      ]);
      expect(await getCombined(site)).toBeUndefined();
      expect((await undo(site, id)).status).toBe(404);
    });

    it("reports no merge if the account's cart was empty or gained nothing", async () => {
      const site = await startSite();
      await add(site, [CASE]);
      await site.signIn("reader@quire.test");
      expect(await getCombined(site)).toBeUndefined();
      await site.visit("/logout");
      await add(site, [CASE]);
      await site.signIn("reader@quire.test");
      expect(await getCombined(site)).toBeUndefined();
    });
  });

  it("joins the account's cart at sign-in and stays with the account", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    await add(site, [BOOK]);
    await site.visit("/logout");
    expect(await getLines(site)).toEqual([]);
    await add(site, [BOOK, CASE]);
    await site.signIn("reader@quire.test");
    expect(await getLines(site)).toEqual(["4 The Napkin and the Plan (Hardcover)", "1 Norrland Ovens (PDF)"]);
    expect(site.cookies.join()).not.toContain("quire_cart=");
  });

  it("keeps the additions of two tabs at once (robustness-38)", async () => {
    const site = await startSite();
    await add(site, [CASE]);
    await Promise.all([add(site, [BOOK]), add(site, [EBOOK])]);
    expect(await getLines(site)).toHaveLength(3);
  });

  it("reports the time of its last change by HEAD (content-7.5)", async () => {
    const site = await startSite();
    const head = () => site.visit("/api/commerce/shopping-cart", { method: "HEAD" });
    expect((await head()).headers.get("last-modified")).toBeNull();
    await add(site, [BOOK]);
    const before = (await head()).headers.get("last-modified");
    await add(site, [BOOK]);
    expect(Date.parse((await head()).headers.get("last-modified") ?? "")).toBeGreaterThan(
      Date.parse(before ?? ""),
    );
  });
});

describe("Idempotency-Key", () => {
  it("repeats the answer, and does not repeat the work", async () => {
    const site = await startSite();
    const first = await (await add(site, [BOOK], key("once"))).text();
    expect(await (await add(site, [BOOK], key("once"))).text()).toBe(first);
    expect(await getLines(site)).toEqual(["2 The Napkin and the Plan (Hardcover)"]);
  });

  it("works for two requests at the same time", async () => {
    const site = await startSite();
    await add(site, [CASE]);
    await Promise.all([add(site, [BOOK], key("twins")), add(site, [BOOK], key("twins"))]);
    expect(await getLines(site)).toContain("2 The Napkin and the Plan (Hardcover)");
  });

  it.each<[string, boolean]>([
    ["joined the account's cart", true],
    ["is in a cart that the browser has no cookie for", false],
  ])("adds a guest's item once across a sign-in when the item %s (beyond-102)", async (_, hasCookie) => {
    const site = await startSite();
    await add(site, [BOOK], key("once"));
    if (!hasCookie) site.cookies.length = 0;
    await site.signIn("newcomer@quire.test");
    const again = await (await add(site, [BOOK], key("once"))).json();
    expect(again).toMatchObject({ itemAdded: true, cart: { cart_amount: "64.00" } });
    expect(await getLines(site)).toEqual(["2 The Napkin and the Plan (Hardcover)"]);
    await add(site, [BOOK], key("once"));
    expect(await getLines(site)).toEqual(["2 The Napkin and the Plan (Hardcover)"]);
  });

  it("is refused with other contents, or if it is too short", async () => {
    const site = await startSite();
    await add(site, [BOOK], key("once"));
    expect((await add(site, [CASE], key("once"))).status).toBe(422);
    expect((await add(site, [CASE], { "Idempotency-Key": "short" })).status).toBe(400);
  });

  it("gives another browser with the same key a separate cart (beyond-183)", async () => {
    const site = await startSite();
    await add(site, [BOOK], key("once"));
    const [mine] = site.cookies.splice(0);
    const other = { ...key("once"), "User-Agent": "another browser" };
    expect(await (await add(site, [BOOK], other)).json()).toMatchObject({ cart: { cart_amount: "64.00" } });
    expect(site.cookies.join()).toContain("quire_cart=");
    expect(site.cookies).not.toContain(mine);
  });

  it("adds once for a guest with a cart whose browser is updated before the retry (beyond-183)", async () => {
    const site = await startSite();
    await add(site, [CASE], key("first"));
    await add(site, [BOOK], key("once"));
    await add(site, [BOOK], { ...key("once"), "User-Agent": "the same browser, elsewhere" });
    expect(await getLines(site)).toContain("2 The Napkin and the Plan (Hardcover)");
  });

  it("repeats an answer that was cut off, with the guest's cart (robustness-21)", async () => {
    const site = await startSite();
    await site.post("/__faults", { kind: "cut-after", method: "POST", path: "/api/shopping-cart" });
    await expect(add(site, [BOOK], key("cut"))).rejects.toThrow();
    expect(site.cookies).toEqual([]);
    await add(site, [BOOK], key("cut"));
    expect(await getLines(site)).toEqual(["2 The Napkin and the Plan (Hardcover)"]);
  });
});
