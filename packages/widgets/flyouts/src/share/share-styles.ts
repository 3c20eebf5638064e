import { credentialsSheet } from "@quire/features/credentials";
import { controlsSheet, formSheet } from "@quire/ui";
import sheet from "../flyout.css?inline";
import shareSheet from "./share.css?inline";

/** The sheets of flyouts that share; they stand in shadow roots. */
export const shareStyles: readonly string[] = [controlsSheet, formSheet, credentialsSheet, sheet, shareSheet];
