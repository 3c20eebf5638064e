import { pageLocale } from "@quire/core";
import type { Address, Place } from "@quire/services/contract";
import type { ReactNode } from "react";

interface AddressLinesProps {
  readonly address: Address;
  /** Countries with their names. The names of other countries come from the browser. */
  readonly countries?: readonly Place[];
}

/** Returns the name of a country code in the page's language, or the code if it is invalid. */
function regionName(code: string): string {
  try {
    return new Intl.DisplayNames(pageLocale(), { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Shows an address in the order of an envelope. */
export function AddressLines({ address, countries = [] }: AddressLinesProps): ReactNode {
  const { firstName, lastName, address1, address2, city, state, postalCode, countryCode } = address;
  const country = countries.find(({ code }) => code === countryCode)?.name ?? regionName(countryCode);
  const place = [city, [state, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const lines = {
    name: `${firstName} ${lastName}`.trim(),
    street: [address1, address2].filter(Boolean).join(", "),
    place,
    country,
  };
  const filledLines = Object.entries(lines).filter(([, words]) => words);
  return filledLines.map(([line, words], index) => (
    <span key={line} className={index === 0 ? "quire-address-name" : "quire-address-line"} dir="auto">
      {words}
    </span>
  ));
}
