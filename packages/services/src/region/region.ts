/** Countries of the EU (accounts-6.4). EL and UK are the list's codes of Greece and the United Kingdom. */
const EU = new Set(
  (
    "EU BE BG CZ DK DE EE IE EL ES FR IT CY LV LT LU HU MT NL AT PL PT RO SI SK FI SE UK NO CH AL BA HR " +
    "GR GB"
  ).split(" "),
);

/** The three areas with their own opt-in wording and default (accounts-6.4). */
export type Area = "eu" | "us-canada" | "elsewhere";

/** The user's region. */
export interface Region {
  /** ISO 3166 code in capitals, or empty if unknown. */
  readonly country: string;
  readonly city: string;
  readonly area: Area;
  /** US or Canada. */
  readonly isDomestic: boolean;
  readonly isUnitedStates: boolean;
}

/** Classifies a country. Unknown countries are "elsewhere", where consent is not checked by default. */
export function getRegion(country: string, city = ""): Region {
  const code = country.trim().toUpperCase();
  const isUnitedStates = code === "US";
  const isDomestic = isUnitedStates || code === "CA";
  const area = isDomestic ? "us-canada" : EU.has(code) ? "eu" : "elsewhere";
  return { country: code, city: city.trim(), area, isDomestic, isUnitedStates };
}
