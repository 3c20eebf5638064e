import { credentialsSheet } from "@quire/features/credentials";
import { controlsSheet } from "@quire/ui";
import flyoutSheet from "../flyout.css?inline";
import sheet from "./discard.css?inline";

/** The sheets of the flyouts that discard. */
export const discardStyles: readonly string[] = [controlsSheet, credentialsSheet, flyoutSheet, sheet];
