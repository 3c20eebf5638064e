/** The build generates these modules from the paths of files. */
declare module "virtual:quire/application" {
  type Starts = readonly (() => void)[];
  /** Modules by the names of the page script's files, such as "actions/save.js". */
  export const modules: Readonly<Record<string, () => Promise<Record<string, unknown>>>>;
  export const starts: Starts;
  export const afterPaint: () => Promise<{ readonly starts: Starts }>;
  export const idle: () => Promise<{ readonly starts: Starts }>;
}
