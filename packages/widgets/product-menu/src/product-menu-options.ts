import type { MenuGroup } from "./menu-groups.js";

/** What `onToggle` and `quire-toggle` carry. */
export interface ProductMenuToggle {
  readonly title: string;
  readonly expanded: boolean;
}

/** What a page may say of a product menu; its attributes and props. */
export interface ProductMenuOptions {
  readonly label: string;
  /** Opening a group closes the others. */
  readonly single: boolean;
  /** Instead of the page's own markup. */
  readonly groups: readonly MenuGroup[] | undefined;
  /** By default the host tells of it. */
  readonly onToggle?: (toggle: ProductMenuToggle) => void;
}
