import { credentialsSheet } from "@quire/features/credentials";
import { controlsSheet, formSheet, lightStyles } from "@quire/ui";
import sheet from "./flyout.css?inline";

/** Style sheets of a flyout with credentials. Its form is in the light DOM, where password managers find it. */
export const credentialStyles = (): readonly string[] =>
  lightStyles(controlsSheet, formSheet, credentialsSheet, sheet);
