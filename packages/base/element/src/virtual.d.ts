/** The initial markup of a widget. The build generates it from the view in `element.ts` of the importing folder. */

declare module "virtual:quire/initial*" {
  /** The view's first render with the attributes of the query, for a guest or for the status `user`. */
  export const markup: import("@quire/element").Prerendered;
}
