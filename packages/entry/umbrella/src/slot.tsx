import { reportFault } from "@quire/core";
import { type ButtonHTMLAttributes, cloneElement, isValidElement, type ReactNode } from "react";

type Props = Readonly<Record<string, unknown>>;

export interface SlotProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Gives its attributes to its only child, a link or button of yours, instead of rendering a button. */
  readonly asChild?: boolean | undefined;
}

/**
 * Renders a button, or with `asChild` its only child with the button's attributes. The child's own attributes win. Its
 * classes, styles and listeners are joined with the button's.
 */
export function Slot({ asChild, children, ...props }: SlotProps & Props): ReactNode {
  if (asChild && isValidElement<Props>(children))
    return cloneElement(children, joinProps(props, children.props));
  if (asChild) {
    reportFault("react/as-child", "A button with asChild has no single element as its child.", {
      why: "It renders its own button instead.",
      fix: "Give it one link or button: <SaveButton asChild item={item}><a href=…>Save</a></SaveButton>.",
    });
  }
  return (
    <button type="button" {...props}>
      {children}
    </button>
  );
}

function joinProps(outer: Props, inner: Props): Props {
  const both = { ...outer, ...inner };
  for (const name of Object.keys(outer)) {
    const [mine, own] = [outer[name], inner[name]];
    if (typeof mine === "function" && typeof own === "function") both[name] = inTurn(own, mine);
  }
  if (outer.className && inner.className) both.className = `${outer.className} ${inner.className}`;
  if (outer.style && inner.style) both.style = { ...Object(outer.style), ...Object(inner.style) };
  return both;
}

const inTurn =
  (...listeners: readonly unknown[]) =>
  (...details: readonly unknown[]) => {
    for (const listener of listeners) if (typeof listener === "function") listener(...details);
  };
