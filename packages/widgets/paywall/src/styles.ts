import { credentialsSheet } from "@quire/features/credentials";
import { controlsSheet, formSheet, lightStyles } from "@quire/ui";
import gatedSheet from "./gated.css?inline";
import sheet from "./paywall.css?inline";

/** Style sheets of the cards in the light DOM, and of the guarded content. */
export const styles: readonly string[] = [
  ...lightStyles(controlsSheet, formSheet, credentialsSheet, sheet),
  gatedSheet,
];
