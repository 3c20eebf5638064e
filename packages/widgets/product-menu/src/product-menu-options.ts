import type { MenuGroup } from "./menu-groups.js";

/** The payload of `onToggle` and `quire-toggle`. */
export interface ProductMenuToggle {
  readonly title: string;
  readonly expanded: boolean;
}

/** Attributes and props of a product menu. */
export interface ProductMenuOptions {
  readonly label: string;
  /** Opening a group closes the others. */
  readonly single: boolean;
  /** Replaces the page's own markup. */
  readonly groups: readonly MenuGroup[] | undefined;
  /** If omitted, the host emits `quire-toggle`. */
  readonly onToggle?: (toggle: ProductMenuToggle) => void;
}
