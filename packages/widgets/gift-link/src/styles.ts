import { credentialsSheet } from "@quire/features/credentials";
import { controlsSheet, formSheet } from "@quire/ui";
import sheet from "./gift-link.css?inline";

export const styles: readonly string[] = [controlsSheet, formSheet, credentialsSheet, sheet];
