import { credentialsSheet } from "@quire/features/credentials";
import { controlsSheet, formSheet } from "@quire/ui";
import flyoutSheet from "../flyout.css?inline";
import sheet from "./folder-choice.css?inline";

/** The sheets of the flyouts in which folders are chosen. */
export const folderStyles: readonly string[] = [
  controlsSheet,
  formSheet,
  credentialsSheet,
  flyoutSheet,
  sheet,
];
