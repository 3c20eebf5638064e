import { credentialsSheet } from "@quire/features/credentials";
import { controlsSheet, formSheet, lightStyles } from "@quire/ui";
import sheet from "./subscriber-lookup.css?inline";

/** Style sheets of the steps, in the light DOM. */
export const styles: readonly string[] = lightStyles(controlsSheet, formSheet, credentialsSheet, sheet);
