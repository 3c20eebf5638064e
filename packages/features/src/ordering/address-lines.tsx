import { pageLocale } from "@quire/core";
import type { Address, Place } from "@quire/services/contract";
import type { ReactNode } from "react";

interface AddressLinesProps {
  readonly address: Address;
  /** Their names stand in place of their codes; of others the browser knows them. */
  readonly countries?: readonly Place[];
}

/** As the page's language names it; the code itself where that is none. */
function regionName(code: string): string {
  try {
    return new Intl.DisplayNames(pageLocale(), { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** An address as an envelope has it. */
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
  const said = Object.entries(lines).filter(([, words]) => words);
  return said.map(([line, words], index) => (
    <span key={line} className={index === 0 ? "quire-address-name" : "quire-address-line"} dir="auto">
      {words}
    </span>
  ));
}
