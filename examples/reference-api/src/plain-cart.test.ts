import { shoppingCart } from "@quire/services/contract";
import { parse } from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

async function send(site: Site, fields: Record<string, string>): Promise<string> {
  const answer = await site.visit("/shopping-cart", {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Accept: "text/html,application/xhtml+xml" },
    redirect: "manual",
  });
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

async function getLines(site: Site): Promise<string[]> {
  const { cart } = parse(shoppingCart.answer, await (await site.visit("/api/shopping-cart")).json());
  const { physical_items = [], digital_items = [] } = cart?.line_items ?? {};
  return [...physical_items, ...digital_items].map(
    ({ quantity, name, format }) => `${quantity} ${name}, ${format}`,
  );
}

describe("the plain form of a product", () => {
  it("adds the chosen product to a guest's cart, and redirects to the cart", async () => {
    const site = await startSite();
    expect(await send(site, { productId: "10011-ES-PBK", quantity: "3" })).toBe("/shopping-cart?sent=1");
    expect(await send(site, { productId: "20101" })).toBe("/shopping-cart?sent=1");
    expect(await getLines(site)).toEqual(["3 The Napkin and the Plan, Paperback", "1 Norrland Ovens, PDF"]);
  });

  it("adds permissions as a separate line (content-9.15)", async () => {
    const site = await startSite();
    await send(site, { productId: "20101-EN-PDF", quantity: "0", permissions: "12" });
    expect(await getLines(site)).toEqual(["12 Norrland Ovens, Copyright Permissions"]);
  });

  it.each([
    [{ productId: "60502", quantity: "1" }, "error=not-added&field=productId&productId=60502"],
    [{ productId: "<b>", quantity: "1" }, "error=not-added&field=productId&productId=%3Cb%3E"],
    [{ productId: "10011", quantity: "0" }, "error=nothing&field=quantity&productId=10011"],
    [{ productId: "10011", quantity: "-1" }, "error=nothing&field=quantity&productId=10011"],
    [{ quantity: "1" }, "error=nothing&field=quantity"],
  ])("explains why nothing was added for %j", async (fields, query) => {
    const site = await startSite();
    expect(await send(site, fields)).toBe(`/shopping-cart?${query}`);
    expect(await getLines(site)).toEqual([]);
  });

  it("adds nothing during maintenance", async () => {
    const site = await startSite();
    await site.post("/__scenario/maintenance", { on: true });
    expect(await send(site, { productId: "10011" })).toBe("/shopping-cart?error=maintenance&productId=10011");
  });
});
