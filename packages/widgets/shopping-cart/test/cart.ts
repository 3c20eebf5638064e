import type { AvailabilityOptions, CartLine, FakeBackendOptions } from "@quire/testing";

/** A product in one format, and its line in the cart. */
export interface Sold extends AvailabilityOptions {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly image?: string;
  readonly type?: CartLine["type"];
  readonly quantity: number;
}

export const HARDCOVER: Sold = {
  id: "10011",
  availabilityId: "10011-HBK",
  url: "/product/the-napkin-and-the-plan/10011",
  title: "The Napkin and the Plan",
  format: "Hardcover",
  listPrice: "32.00",
  quantity: 2,
};
export const PDF: Sold = {
  id: "20101",
  availabilityId: "20101-PDF",
  url: "/product/norrland-ovens/20101",
  title: "Norrland Ovens",
  format: "PDF",
  listPrice: "9.95",
  lineType: "DIGITAL",
  permissionPrice: "4.50",
  quantity: 1,
};
export const PERMISSION: Sold = { ...PDF, type: "Perm", quantity: 30 };

/** Returns a scenario with these products in the cart. */
export const getScenarioWith = (...all: readonly Sold[]): FakeBackendOptions => ({
  products: all.map(({ type: _, quantity: __, id, title, url, image, ...form }) => ({
    ...{ id, title, url, ...(image && { image }), topic: "Strategy", marketingCategory: "Books" },
    availabilities: [form],
  })),
  cart: all.map(({ availabilityId, type, quantity }) => ({
    ...{ availabilityId, quantity },
    ...(type && { type }),
  })),
});
