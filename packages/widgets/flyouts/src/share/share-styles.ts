import { credentialsSheet } from "@quire/features/credentials";
import { controlsSheet, formSheet } from "@quire/ui";
import sheet from "../flyout.css?inline";
import shareSheet from "./share.css?inline";

/** Style sheets of share flyouts, which render in shadow roots. */
export const shareStyles: readonly string[] = [controlsSheet, formSheet, credentialsSheet, sheet, shareSheet];
