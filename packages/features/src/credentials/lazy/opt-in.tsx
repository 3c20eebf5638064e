import { type Area, useRegion } from "@quire/services/region";
import { Checkbox } from "@quire/ui";
import { type ReactNode, useState } from "react";
import { text } from "./text.js";

interface OptInProps {
  /**
   * Regions in which the checkbox is checked by default: the US and Canada (the modal), or the US alone (the
   * card).
   */
  readonly domestic: "us-canada" | "us";
  /** Uses the label of a gift's registration. */
  readonly gift?: boolean;
  /** Earlier choice of the user. It overrides the region's default. */
  readonly chosen?: boolean | undefined;
  /** The area of the label that the user read when choosing before React loaded. */
  readonly read?: Area | undefined;
}

const WORDS = { "us-canada": "optInUsCanada", eu: "optInEu", elsewhere: "optIn" } as const;

/**
 * Checkbox `optIn` for the consent to news and offers (accounts-5.17). The user's region sets its label and default. Until
 * the region is known, it is unchecked. A changed checkbox keeps its value and label.
 */
export function OptIn({ domestic, gift = false, chosen, read }: OptInProps): ReactNode {
  const { area, isDomestic, isUnitedStates } = useRegion();
  const [consented, setConsented] = useState(chosen === undefined ? undefined : read);
  const byDefault = domestic === "us" ? isUnitedStates : isDomestic;
  const isUntouched = consented === undefined && chosen === undefined;
  return (
    <Checkbox
      name="optIn"
      label={text(gift ? "optInGift" : WORDS[consented ?? area])}
      checked={isUntouched ? byDefault : chosen}
      onChange={() => setConsented(consented ?? area)}
    />
  );
}
