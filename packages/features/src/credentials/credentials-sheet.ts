import sheet from "./credentials.css?inline";

/** Styles of the fields. They come after `controlsSheet` and `formSheet` of @quire/ui. */
export const credentialsSheet: string = sheet;
