/** Generated from the places of files. */
declare module "virtual:quire/application" {
  type Starts = readonly (() => void)[];
  /** By the names that the files have beside the page script, as "actions/save.js". */
  export const modules: Readonly<Record<string, () => Promise<Record<string, unknown>>>>;
  export const starts: Starts;
  export const afterPaint: () => Promise<{ readonly starts: Starts }>;
  export const idle: () => Promise<{ readonly starts: Starts }>;
}
