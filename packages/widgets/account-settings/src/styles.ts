import { credentialsSheet, passkeysSheet } from "@quire/features/credentials";
import { controlsSheet, formSheet, lightStyles } from "@quire/ui";
import sheet from "./account-settings.css?inline";

/** Style sheets of the sections, in the light DOM, where password managers find the forms. */
export const styles: readonly string[] = lightStyles(
  controlsSheet,
  formSheet,
  credentialsSheet,
  passkeysSheet,
  sheet,
);
