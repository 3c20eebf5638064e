import { credentialsSheet } from "@quire/features/credentials";
import { controlsSheet, formSheet, lightStyles } from "@quire/ui";
import gatedSheet from "./gated.css?inline";
import sheet from "./paywall.css?inline";

/** Of the cards, in the light DOM, and of what they guard. */
export const styles: readonly string[] = [
  ...lightStyles(controlsSheet, formSheet, credentialsSheet, sheet),
  gatedSheet,
];
