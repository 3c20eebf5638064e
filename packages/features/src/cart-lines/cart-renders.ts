import type { CartLine } from "@quire/services/cart";
import type { ReactNode } from "react";

export interface LineActions {
  readonly isRemoving: boolean;
  /** Removes the line, and offers Undo. */
  remove(): void;
}

/** Props with which a React application renders parts of a cart itself. */
export interface CartRenders {
  /**
   * Renders a line in place of the widget's, inside its list item.
   * @example renderLine={(line, { remove }) => <MyLine title={line.name} onRemove={remove} />}
   */
  readonly renderLine?: ((line: CartLine, actions: LineActions) => ReactNode) | undefined;
  /** Renders the message of an empty cart. */
  readonly renderEmpty?: (() => ReactNode) | undefined;
}
