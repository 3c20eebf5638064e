/** A module that the build generates from the view that `element.ts` in the importer's folder declares. */

declare module "virtual:quire/initial*" {
  /** The view's first render with the attributes of the query, for a guest or for the status `user`. */
  export const markup: import("@quire/element").Prerendered;
}
