import { useBefore } from "@quire/element";
import { type Area, useRegion } from "@quire/services/region";
import { Checkbox } from "@quire/ui";
import { type ReactNode, useState } from "react";
import { text } from "./text.js";

interface OptInProps {
  /** Regions in which it is checked by default: the US and Canada (the modal), or the US alone (the card). */
  readonly domestic: "us-canada" | "us";
  /** The words of a gift's registration. */
  readonly gift?: boolean;
  /** Earlier choice of the reader. It overrides the region's default. */
  readonly chosen?: boolean | undefined;
}

const WORDS = { "us-canada": "optInUsCanada", eu: "optInEu", elsewhere: "optIn" } as const;

/**
 * Consent to news and offers, `optIn` (accounts-5.17): checked and worded as the reader's region has it. Until the
 * region is known it is unchecked; what the reader has touched stays as it was read.
 */
export function OptIn({ domestic, gift = false, chosen }: OptInProps): ReactNode {
  const { area, isDomestic, isUnitedStates } = useRegion();
  // Touched before React, it stays in the words that it was read in: `earlyOptIn` says which.
  const read = useBefore()?.querySelector<HTMLElement>("[name=optIn]")?.dataset.area as Area | undefined;
  const [consented, setConsented] = useState(chosen === undefined ? undefined : read);
  const byDefault = domestic === "us" ? isUnitedStates : isDomestic;
  const isFree = consented === undefined && chosen === undefined;
  return (
    <Checkbox
      name="optIn"
      label={text(gift ? "optInGift" : WORDS[consented ?? area])}
      checked={isFree ? byDefault : chosen}
      onChange={() => setConsented(consented ?? area)}
    />
  );
}
