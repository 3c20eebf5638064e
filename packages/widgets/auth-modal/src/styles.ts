import { credentialsSheet } from "@quire/features/credentials";
import { controlsSheet, formSheet, lightStyles } from "@quire/ui";
import sheet from "./auth-modal.css?inline";

/** Style sheets of the forms, which are in the light DOM. */
export const styles: readonly string[] = lightStyles(controlsSheet, formSheet, credentialsSheet, sheet);
