import { type Availability, productAvailabilities } from "@quire/services/contract";
import { parse } from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

async function getSold(site: Site, id: string): Promise<readonly Availability[]> {
  const answer = await site.visit(`/api/product/${id}/availabilities`);
  return parse(productAvailabilities.answer, await answer.json()).availabilities;
}
const add = async (site: Site, productId: string, type?: string) =>
  (await site.post("/api/shopping-cart", { items: [{ productId, type }] })).json();

describe("the formats of a product", () => {
  it("have format, language, price, type and status (content-3.5, content-7.9)", async () => {
    const [hardcover, ebook, ...others] = await getSold(await startSite(), "10011");
    expect(hardcover).toEqual({
      availabilityId: "10011-EN-HBK",
      format: "Hardcover",
      language: "English",
      listPrice: "32.00",
      lineType: "SHIP",
      sku: "QR10011EN-HBK",
      permissionsAvailable: false,
      permissionPrice: null,
      isVolumePricingAvailable: true,
      status: "A",
      publicationDate: "2026-03-10",
    });
    expect(ebook).toMatchObject({ format: "eBook", lineType: "EBOOK", isVolumePricingAvailable: false });
    expect(others.map(({ format, language }) => `${format}, ${language}`)).toEqual([
      "Paperback, Spanish",
      "Paperback, German",
    ]);
  });

  it("are found by one availability too, with the price of a permission", async () => {
    const [pdf] = await getSold(await startSite(), "20101-EN-PDF");
    expect(pdf).toMatchObject({ lineType: "DIGITAL", permissionsAvailable: true, permissionPrice: "4.50" });
  });

  it("include those that are coming soon and those that are sold out", async () => {
    const site = await startSite();
    const statuses = async (id: string) => (await getSold(site, id)).map(({ status }) => status);
    expect(await statuses("10024")).toEqual(["F", "F"]);
    expect(await statuses("10016")).toEqual(["A", "A", "S", "A"]);
    expect(await statuses("60502")).toEqual(["S"]);
  });

  it("return 404 for an unknown product", async () => {
    const answer = await (await startSite()).visit("/api/product/99999/availabilities");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ errors: [{ field: "id", code: "no-product" }] });
  });
});

describe("the shop", () => {
  it("adds no sold-out form, even if the page still offers it", async () => {
    const site = await startSite();
    expect(await add(site, "10014-EN-HBK")).toMatchObject({ itemAdded: false });
    expect(await add(site, "10011-EN-HBK")).toMatchObject({ itemAdded: true });
    await site.post("/__scenario/availability", { availabilityId: "10011-EN-HBK", status: "S" });
    expect(await add(site, "10011-EN-HBK")).toMatchObject({ itemAdded: false });
    // If no format is given, the shop uses the first form in stock.
    expect(await add(site, "10011")).toMatchObject({
      cart: { line_items: { digital_items: [{ format: "eBook" }] } },
    });
  });

  it("charges its own current price", async () => {
    const site = await startSite();
    await site.post("/__scenario/availability", { availabilityId: "10011-EN-HBK", cents: 2950 });
    expect((await getSold(site, "10011"))[0]).toMatchObject({ listPrice: "29.50", status: "A" });
    expect(await add(site, "10011-EN-HBK")).toMatchObject({ cart: { cart_amount: "29.50" } });
  });
});
