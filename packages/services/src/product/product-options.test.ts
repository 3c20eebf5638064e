import { describe, expect, it } from "vitest";
import { offerOf, type ProductOffer } from "./offer.js";
import { getProductOptions } from "./product-options.js";

const availability = {
  availabilityId: "",
  format: "",
  language: "",
  listPrice: "24.95",
  lineType: "SHIP",
  sku: "",
  permissionsAvailable: false,
  permissionPrice: null,
  isVolumePricingAvailable: false,
  status: "A",
  publicationDate: "",
};

function offer(
  format: string,
  language: string,
  change: Partial<typeof availability> | object = {},
): ProductOffer {
  return offerOf(
    { ...availability, availabilityId: `${format}-${language}`, format, language, ...change },
    "USD",
  );
}

const BOOK = [
  offer("Hardcover", "English", { listPrice: "32.00" }),
  offer("eBook", "English", { lineType: "EBOOK" }),
  offer("Paperback", "Spanish"),
  offer("Paperback", "German"),
];
const PDF = offer("PDF", "English", {
  sku: "QR20-PDF",
  listPrice: "9.95",
  permissionsAvailable: true,
  permissionPrice: "4.50",
});
const ONE = { quantity: 1, permissions: 0 };
const states = (choices: ReturnType<typeof getProductOptions>["formats"]) =>
  choices.map(({ name, state, isChosen }) => `${name} ${isChosen ? "chosen" : state}`);

describe("the choices", () => {
  it("are all formats and languages in stock (content-2.56, beyond-193)", () => {
    const { formats, languages } = getProductOptions(BOOK, { ...ONE, id: "Paperback-German" });
    expect(states(formats)).toEqual(["Hardcover available", "eBook available", "Paperback chosen"]);
    expect(states(languages)).toEqual(["English other-format", "Spanish available", "German chosen"]);
  });

  it("lead to existing pairs: another format keeps the language or takes its first one", () => {
    const { formats, languages } = getProductOptions(BOOK, { ...ONE, id: "Paperback-German" });
    expect(formats.map(({ offer: one }) => one?.id)).toEqual([
      "Hardcover-English",
      "eBook-English",
      "Paperback-German",
    ]);
    expect(languages.map(({ offer: one }) => one?.id)).toEqual([
      "Hardcover-English",
      "Paperback-Spanish",
      "Paperback-German",
    ]);
  });

  it("exclude sold-out pairs, but keep a format with any language in stock", () => {
    const out = { status: "S" };
    const offers = [
      offer("Hardcover", "English", out),
      offer("Paperback", "Spanish", out),
      offer("Paperback", "German"),
    ];
    const { chosen, formats, languages } = getProductOptions(offers, { ...ONE, id: "Hardcover-English" });
    expect(chosen?.id).toBe("Paperback-German");
    expect(states(formats)).toEqual(["Hardcover sold-out", "Paperback chosen"]);
    expect(states(languages)).toEqual(["English sold-out", "Spanish sold-out", "German chosen"]);
  });

  it("are empty when everything is sold out", () => {
    const { chosen, items, total } = getProductOptions([offer("PDF", "English", { status: "S" })], ONE);
    expect({ chosen, items, total }).toEqual({ chosen: undefined, items: [], total: undefined });
  });

  it("start with the page's offer, or else the first one", () => {
    expect(getProductOptions(BOOK, { ...ONE, id: "eBook-English" }).chosen?.id).toBe("eBook-English");
    expect(getProductOptions(BOOK, { ...ONE, id: "10011" }).chosen?.id).toBe("Hardcover-English");
    expect(getProductOptions(BOOK, ONE).chosen?.id).toBe("Hardcover-English");
  });
});

describe("the quantity", () => {
  it.each([
    [0, 1],
    [3, 3],
    [2.7, 2],
    [10_000, 9999],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])("of shipped products: %d becomes %d", (quantity, value) => {
    expect(getProductOptions(BOOK, { quantity, permissions: 0 }).quantity).toEqual({
      value,
      min: 1,
      max: 9999,
    });
  });

  it("of digital products is at most one, and permissions start at zero (content-5.12)", () => {
    const { quantity, permissions } = getProductOptions([PDF], { quantity: 3, permissions: 0 });
    expect(quantity).toEqual({ value: 1, min: 0, max: 1 });
    expect(permissions).toEqual({ value: 0, min: 0, max: 9999 });
    expect(getProductOptions(BOOK, { quantity: 1, permissions: 5 }).permissions).toBeUndefined();
  });

  it("is restored when a shipped product is chosen again", () => {
    const request = { quantity: 3, permissions: 0 };
    expect(getProductOptions(BOOK, { ...request, id: "eBook-English" }).quantity.value).toBe(1);
    expect(getProductOptions(BOOK, { ...request, id: "Hardcover-English" }).quantity.value).toBe(3);
  });
});

describe("the cart items", () => {
  it("have the availability, type, format and price", () => {
    expect(getProductOptions(BOOK, { quantity: 2, permissions: 0 }).items).toEqual([
      {
        productId: "Hardcover-English",
        type: "ship",
        format: "Hardcover",
        quantity: 2,
        productPrice: "32.00",
      },
    ]);
  });

  it("have permissions as a separate line of type Perm (content-9.15)", () => {
    const { items, total } = getProductOptions([PDF], { quantity: 1, permissions: 12 });
    expect(items).toEqual([
      { productId: "PDF-English", type: "digital", format: "PDF", quantity: 1, productPrice: "9.95" },
      { productId: "PDF-English", type: "Perm", quantity: 12, productPrice: "4.50" },
    ]);
    expect(total).toEqual({ minor: 995 + 12 * 450, currency: "USD" });
  });

  it("can be permissions alone, or empty", () => {
    const types = (quantity: number, permissions: number) =>
      getProductOptions([PDF], { quantity, permissions }).items.map(({ type }) => type);
    expect(types(0, 2)).toEqual(["Perm"]);
    expect(types(0, 0)).toEqual([]);
  });
});

it("have no total if a price is unknown, and replace an invalid currency", () => {
  expect(getProductOptions([offer("PDF", "English", { listPrice: null })], ONE).total).toBeUndefined();
  expect(offerOf({ ...availability, listPrice: "5" }, "dollars").price).toEqual({
    minor: 500,
    currency: "USD",
  });
});
