/** First three digits of US postal codes, up to which a state reaches, in ascending order. Some are not in a state. */
const UNITED_STATES =
  "4 |5 NY|9 |27 MA|29 RI|38 NH|49 ME|59 VT|69 CT|89 NJ|149 NY|196 PA|199 DE|205 DC|219 MD|246 VA|268 WV|289 NC|299 SC|" +
  "319 GA|349 FL|369 AL|385 TN|397 MS|399 GA|427 KY|459 OH|479 IN|499 MI|528 IA|549 WI|567 MN|577 SD|588 ND|" +
  "599 MT|629 IL|658 MO|679 KS|693 NE|714 LA|729 AR|749 OK|799 TX|816 CO|831 WY|838 ID|847 UT|865 AZ|884 NM|" +
  "885 TX|898 NV|961 CA|968 HI|979 OR|994 WA|999 AK";
const AREAS = UNITED_STATES.split("|").map((area) => {
  const [end, state = ""] = area.split(" ");
  return { end: Number(end), state };
});

/** Provinces by the first letter of a Canadian postal code. */
const CANADA: Readonly<Record<string, string>> = {
  ...{ A: "NL", B: "NS", C: "PE", E: "NB", G: "QC", H: "QC", J: "QC", K: "ON", L: "ON", M: "ON" },
  ...{ N: "ON", P: "ON", R: "MB", S: "SK", T: "AB", V: "BC", X: "NT", Y: "YT" },
};

/** Returns the state or province of a postal code, for its tax. Empty in other countries and for other texts. */
export function stateOfPostalCode(countryCode: string, postalCode: string): string {
  const code = postalCode.trim().toUpperCase();
  if (countryCode === "CA") return CANADA[code.charAt(0)] ?? "";
  if (countryCode !== "US" || !/^\d{3}/.test(code)) return "";
  const area = Number(code.slice(0, 3));
  return AREAS.find(({ end }) => area <= end)?.state ?? "";
}
