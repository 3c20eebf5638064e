import type { ReactNode } from "react";

/** A view in React: what an element imports once it is needed, and a component has from the beginning. */
export interface ReactView<Props> {
  readonly Component: (props: Props) => ReactNode;
  /** Adopted where it renders. */
  readonly styles: readonly string[];
}

/** Puts a view and its style sheets together. */
export function reactView<Props>(
  Component: (props: Props) => ReactNode,
  ...styles: readonly string[]
): ReactView<Props> {
  return { Component, styles };
}
