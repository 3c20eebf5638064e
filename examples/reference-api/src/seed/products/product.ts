import type { Availability, Product } from "../catalogue.js";
import { getSlug } from "../slug.js";

/** Line type of a format, and the suffix of its stock-keeping units (content-9.16). */
const FORMATS = {
  Hardcover: { lineType: "SHIP", suffix: "HBK" },
  Paperback: { lineType: "SHIP", suffix: "PBK" },
  "Print issue": { lineType: "SHIP", suffix: "ISS" },
  "Card deck": { lineType: "SHIP", suffix: "CRD" },
  eBook: { lineType: "EBOOK", suffix: "KND" },
  PDF: { lineType: "DIGITAL", suffix: "PDF" },
  Slides: { lineType: "DIGITAL", suffix: "PPT" },
  Spreadsheet: { lineType: "DIGITAL", suffix: "XLS" },
  "Audio files": { lineType: "DIGITAL", suffix: "ZIP" },
  Bundle: { lineType: "BUNDLE", suffix: "BUN" },
} as const;

const LANGUAGES = {
  EN: "English",
  ES: "Spanish",
  FR: "French",
  DE: "German",
  PT: "Portuguese",
  JA: "Japanese",
  ZH: "Chinese",
} as const;

/** Format, price in US dollars, language if it is not English; `S` marks a sold-out form. */
type Form = readonly [
  format: keyof typeof FORMATS,
  price: string,
  language?: keyof typeof LANGUAGES,
  soldOut?: "S",
];

type Written = Pick<
  Product,
  "id" | "title" | "subtitle" | "description" | "authors" | "contentType" | "topic" | "publicationDate"
> & { readonly forms: readonly [Form, ...Form[]]; readonly comingSoon?: true };

/** Completes a shop editor's draft. */
export function product({ forms, comingSoon, ...written }: Written): Product {
  const [first, ...others] = forms;
  const sell = (form: Form) => availability(written, form, comingSoon ? "F" : "A");
  return {
    ...written,
    slug: getSlug(written.title),
    price: first[1],
    currency: "USD",
    availabilities: [sell(first), ...others.map(sell)],
  };
}

function availability(
  { id, contentType }: Pick<Product, "id" | "contentType">,
  [format, listPrice, language = "EN", soldOut]: Form,
  status: Availability["status"],
): Availability {
  const { lineType, suffix } = FORMATS[format];
  return {
    availabilityId: `${id}-${language}-${suffix}`,
    format,
    language: LANGUAGES[language],
    listPrice,
    lineType,
    sku: `QR${id}${language}-${suffix}`,
    permissionsAvailable: lineType === "DIGITAL" && contentType !== "Tool",
    isVolumePricingAvailable: lineType === "SHIP",
    status: soldOut ?? status,
  };
}
