/** An availability as the API says it. */
export interface Sold {
  readonly availabilityId: string;
  readonly format: string;
  readonly language: string;
  readonly listPrice: string;
  readonly lineType: string;
  readonly sku: string;
  readonly permissionsAvailable: boolean;
  readonly permissionPrice: string | null;
  readonly isVolumePricingAvailable: boolean;
  readonly status: string;
  readonly publicationDate: string;
}

export function sold(format: string, language: string, change: Partial<Sold> = {}): Sold {
  return {
    availabilityId: `10-${language}-${format}`,
    format,
    language,
    listPrice: "24.95",
    lineType: "SHIP",
    sku: "QR10-PBK",
    permissionsAvailable: false,
    permissionPrice: null,
    isVolumePricingAvailable: false,
    status: "A",
    publicationDate: "2026-03-10",
    ...change,
  };
}

const DIGITAL = { lineType: "DIGITAL", sku: "QR10-PDF", listPrice: "9.95" };

/** A book that is sold in three formats and three languages, not in all of them together. */
export const BOOK: readonly Sold[] = [
  sold("Hardcover", "English", { listPrice: "32.00", isVolumePricingAvailable: true }),
  sold("eBook", "English", { listPrice: "21.99", lineType: "EBOOK", sku: "QR10-KND" }),
  sold("Paperback", "Spanish"),
  sold("Paperback", "German", { listPrice: "26.50" }),
];
export const CASE: readonly Sold[] = [
  sold("PDF", "English", { ...DIGITAL, permissionsAvailable: true, permissionPrice: "4.50" }),
  sold("PDF", "Spanish", { ...DIGITAL, permissionsAvailable: true, permissionPrice: "4.50" }),
];
export const COMING: readonly Sold[] = BOOK.map((one) => ({
  ...one,
  status: "F",
  publicationDate: "2027-03-02",
}));
export const PARTLY_SOLD_OUT: readonly Sold[] = BOOK.map((one) =>
  one.format === "Hardcover" || one.language === "German" ? { ...one, status: "S" } : one,
);
export const SOLD_OUT: readonly Sold[] = BOOK.map((one) => ({ ...one, status: "S" }));

/** In place of `fetch`: what is sold, or how asking for it fails. */
export interface FakeShop {
  sold: readonly Sold[];
  answer: (() => Response | Promise<Response>) | undefined;
  /** The paths that were asked for. */
  readonly asked: string[];
  readonly fetch: typeof fetch;
}

export function fakeShop(all: readonly Sold[] = BOOK): FakeShop {
  const fake: FakeShop = {
    sold: all,
    answer: undefined,
    asked: [],
    async fetch(input, options) {
      const { pathname } = new URL(new Request(input, options).url);
      fake.asked.push(pathname);
      if (!pathname.startsWith("/api/product/")) return Response.json({}, { status: 404 });
      return fake.answer?.() ?? Response.json({ currency: "USD", availabilities: fake.sold });
    },
  };
  return fake;
}
