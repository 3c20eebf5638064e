import type { ReactNode } from "react";

/** A React view with its style sheets. Elements import it when needed. Components include it. */
export interface ReactView<Props> {
  readonly Component: (props: Props) => ReactNode;
  /** Style sheets for the root that the view renders in. */
  readonly styles: readonly string[];
}

/**
 * Combines a component with its style sheets.
 * @example
 * export const view = reactView(GreetingView, sheet);
 */
export function reactView<Props>(
  Component: (props: Props) => ReactNode,
  ...styles: readonly string[]
): ReactView<Props> {
  return { Component, styles };
}
