import sheet from "./passkeys.css?inline";

/** Styles of the list of passkeys. */
export const passkeysSheet: string = sheet;
