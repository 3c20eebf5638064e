import type { AvailabilityOptions, FakeBackendOptions } from "@quire/testing";

export const sold = (
  format: string,
  language: string,
  change: Partial<AvailabilityOptions> = {},
): AvailabilityOptions => ({
  ...{ availabilityId: `10-${language}-${format}`, format, language, listPrice: "24.95", sku: "QR10-PBK" },
  ...change,
});

const DIGITAL = { lineType: "DIGITAL", sku: "QR10-PDF", listPrice: "9.95", permissionPrice: "4.50" } as const;

/** A book in three formats and three languages, but not in all combinations. */
export const BOOK: readonly AvailabilityOptions[] = [
  sold("Hardcover", "English", { listPrice: "32.00", isVolumePricingAvailable: true }),
  sold("eBook", "English", { listPrice: "21.99", lineType: "EBOOK", sku: "QR10-KND" }),
  sold("Paperback", "Spanish"),
  sold("Paperback", "German", { listPrice: "26.50" }),
];
export const CASE: readonly AvailabilityOptions[] = [
  sold("PDF", "English", DIGITAL),
  sold("PDF", "Spanish", DIGITAL),
];
export const COMING: readonly AvailabilityOptions[] = BOOK.map((one) => ({
  ...one,
  status: "F",
  publicationDate: "2027-03-02",
}));
export const PARTLY_SOLD_OUT: readonly AvailabilityOptions[] = BOOK.map((one) =>
  one.format === "Hardcover" || one.language === "German" ? { ...one, status: "S" } : one,
);
export const SOLD_OUT: readonly AvailabilityOptions[] = BOOK.map((one) => ({ ...one, status: "S" }));

/** Returns a scenario in which the product is sold in these forms. */
export const selling = (availabilities: readonly AvailabilityOptions[]): FakeBackendOptions => ({
  products: [{ id: "10", title: "The Napkin and the Plan", published: "2026-03-10", availabilities }],
});
