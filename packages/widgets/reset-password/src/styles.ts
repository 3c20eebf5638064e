import { credentialsSheet } from "@quire/features/credentials";
import { controlsSheet, formSheet, lightStyles } from "@quire/ui";
import sheet from "./reset-password.css?inline";

/** Of the form, in the light DOM, and of what comes in its place. */
export const styles: readonly string[] = lightStyles(controlsSheet, formSheet, credentialsSheet, sheet);
