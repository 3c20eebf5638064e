/** Modules that the build generates from the paths of files. */

declare module "virtual:quire/names" {
  /** The widgets, including overlays. */
  export const widgets: readonly string[];
  /** Valid values of `data-quire-do`. */
  export const actions: readonly string[];
}

declare module "virtual:quire/manifest" {
  /** The hash of manifest.json in the form of `integrity`. It is empty without a build. */
  export const manifestHash: string;
  /** All widgets, actions and locales, each with its imports other than the page's script. Without a build they are empty. */
  export const firstFiles: Readonly<
    Record<"widgets" | "actions" | "locales", Readonly<Record<string, readonly string[]>>>
  >;
}

declare module "virtual:quire/placeholders" {
  /** Styles of overlays that have a placeholder.css. */
  export const placeholders: Readonly<Record<string, string>>;
}

declare module "virtual:quire/page" {
  /** The `start` of each service's before-paint.ts. */
  export const starts: readonly (() => void)[];
}

declare module "virtual:quire/after-paint" {
  /** The `start` of each service's after-paint.ts. */
  export const starts: readonly (() => void)[];
}

declare module "virtual:quire/idle" {
  /** The `start` of each service's idle.ts. */
  export const starts: readonly (() => void)[];
}

declare module "virtual:quire/triggers" {
  /** The declarations of all actions. */
  export const declared: readonly import("@quire/core").TriggerDeclaration[];
}
