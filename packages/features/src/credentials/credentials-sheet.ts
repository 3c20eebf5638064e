import sheet from "./credentials.css?inline";

/** The parts' styles; goes behind `controlsSheet` and `formSheet` of @quire/ui. */
export const credentialsSheet: string = sheet;
