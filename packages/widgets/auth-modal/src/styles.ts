import { credentialsSheet } from "@quire/features/credentials";
import { controlsSheet, formSheet, lightStyles } from "@quire/ui";
import sheet from "./auth-modal.css?inline";

/** Of the forms, in the light DOM. */
export const styles: readonly string[] = lightStyles(controlsSheet, formSheet, credentialsSheet, sheet);
