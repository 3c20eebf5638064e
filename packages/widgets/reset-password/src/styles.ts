import { credentialsSheet } from "@quire/features/credentials";
import { controlsSheet, formSheet, lightStyles } from "@quire/ui";
import sheet from "./reset-password.css?inline";

/** Style sheets of the form in the light DOM, and of the messages that replace it. */
export const styles: readonly string[] = lightStyles(controlsSheet, formSheet, credentialsSheet, sheet);
