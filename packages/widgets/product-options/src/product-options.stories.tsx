import { type AvailabilityOptions, createFakeBackend, type Fault } from "@quire/testing";
import preview from "../../../../.storybook/preview.js";
import { BOOK, CASE, COMING, PARTLY_SOLD_OUT, SOLD_OUT, selling, sold } from "../test/products.js";
import { ProductOptions } from "./index.js";

/** Prepares a story: a backend that sells the product in these forms. */
function shop(availabilities: readonly AvailabilityOptions[], ...faults: Fault[]) {
  return () => {
    const { fetch } = globalThis;
    const backend = createFakeBackend({ ...selling(availabilities), faults });
    globalThis.fetch = backend.fetch;
    return () => {
      globalThis.fetch = fetch;
      backend.reset();
    };
  };
}

const LONG =
  "Donaudampfschifffahrtsgesellschaftskapitänspatent in a slipcase, with the index of all volumes since 1956";
const LANGUAGES = ["English", "Spanish", "French", "German", "Portuguese", "Japanese", "Chinese"];

const meta = preview.meta({
  title: "Widgets/Product options",
  component: ProductOptions,
  args: { productId: "10" },
  beforeEach: shop(BOOK),
});

export const Ready = meta.story({});

export const Permissions = meta.story({ beforeEach: shop(CASE) });

export const ComingSoon = meta.story({ beforeEach: shop(COMING) });

export const PartlySoldOut = meta.story({ beforeEach: shop(PARTLY_SOLD_OUT) });

export const SoldOut = meta.story({ beforeEach: shop(SOLD_OUT) });

export const NotSold = meta.story({ beforeEach: shop([]) });

export const OneOfEach = meta.story({ beforeEach: shop(BOOK.slice(0, 1)) });

export const ManyLanguages = meta.story({
  beforeEach: shop(
    LANGUAGES.flatMap((language) => [sold("Paperback", language), sold("Hardcover", language)]),
  ),
});

export const Loading = meta.story({
  args: { children: "Hardcover, $32.00" },
  beforeEach: shop(BOOK, { hang: true }),
});

export const Failed = meta.story({
  args: { children: "Hardcover, $32.00" },
  beforeEach: shop(BOOK, { body: "<h1>Gateway</h1>", headers: { "content-type": "text/html" } }),
});

export const LongText = meta.story({ beforeEach: shop([sold(LONG, LONG), sold(LONG, "English"), ...BOOK]) });

export const RightToLeft = meta.story({
  beforeEach: shop([sold("غلاف مقوى", "العربية"), sold("كتاب إلكتروني", "العربية"), ...CASE]),
  globals: { direction: "rtl" },
});

export const Phone = meta.story({ beforeEach: shop(CASE), globals: { viewport: { value: "mobile1" } } });
