interface Country {
  readonly name: string;
  /** Pattern of the country's postal codes. */
  readonly postalCode: RegExp;
  /** States by code. If empty, the user types a state. */
  readonly states: Readonly<Record<string, string>>;
}

const UNITED_STATES =
  "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|" +
  "DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|" +
  "KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|" +
  "MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|" +
  "NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|" +
  "SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|" +
  "WV West Virginia|WI Wisconsin|WY Wyoming";
const CANADA =
  "AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|" +
  "NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon";
/** Countries with delivery, by ISO 3166-1 alpha-2 code. `rates.ts` has the prices. */
export const countries: Readonly<Record<string, Country>> = {
  US: country("United States", /^\d{5}(-\d{4})?$/, UNITED_STATES),
  CA: country("Canada", /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, CANADA),
  DE: country("Germany", /^\d{5}$/),
  IE: country("Ireland", /^[A-Z\d]{3} ?[A-Z\d]{4}$/i),
  GB: country("United Kingdom", /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i),
};

function country(name: string, postalCode: RegExp, states = ""): Country {
  const listed = states.split("|").filter(Boolean);
  return { name, postalCode, states: Object.fromEntries(listed.map(splitAtSpace)) };
}

function splitAtSpace(text: string): [code: string, name: string] {
  const at = text.indexOf(" ");
  return [text.slice(0, at), text.slice(at + 1)];
}
