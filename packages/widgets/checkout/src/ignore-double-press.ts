import { ignoreSecondPress, ownDocument } from "@quire/core";

/** Something was refused: the second press of a double one is not for what has the focus by now. */
export function ignoreDoublePress(): void {
  const { activeElement } = ownDocument;
  if (activeElement) ignoreSecondPress(activeElement);
}
