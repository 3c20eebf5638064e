/** What the build gathers from the places of files; nobody keeps these lists. */

declare module "virtual:quire/names" {
  /** The widgets, overlays among them. */
  export const widgets: readonly string[];
  /** What `data-quire-do` may say. */
  export const actions: readonly string[];
}

declare module "virtual:quire/manifest" {
  /** The hash of manifest.json, as `integrity` takes it; empty where nothing is built. */
  export const manifestHash: string;
  /** All widgets and actions, with what each imports besides the page's script; nothing where nothing is built. */
  export const firstFiles: Readonly<
    Record<"widgets" | "actions", Readonly<Record<string, readonly string[]>>>
  >;
}

declare module "virtual:quire/placeholders" {
  /** For overlays that have a placeholder.css, its styles. */
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
