import { credentialsSheet } from "@quire/features/credentials";
import { controlsSheet, formSheet, lightStyles } from "@quire/ui";
import sheet from "./flyout.css?inline";

/** The sheets of a flyout with credentials: its form lies in the light DOM, where password managers see it. */
export const credentialStyles = (): readonly string[] =>
  lightStyles(controlsSheet, formSheet, credentialsSheet, sheet);
