import { ignoreSecondPress, ownDocument } from "@quire/core";

/** Ignores the second click of a double click after a refusal, because another element has the focus by then. */
export function ignoreDoublePress(): void {
  const { activeElement } = ownDocument;
  if (activeElement) ignoreSecondPress(activeElement);
}
