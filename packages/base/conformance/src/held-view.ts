import { type AnyWidget, asElement, register } from "@quire/element";

/** Controls when a widget's view loads. */
export interface HeldView {
  /** Delays every later request for the view. */
  hold(): void;
  come(): void;
  /** Lets the view fail to load. */
  fail(): void;
}

/** Registers the element of a widget under another name, and delays its view. */
export function registerHeld(widget: AnyWidget, name: string): HeldView {
  let comes = Promise.withResolvers<void>();
  register(
    name,
    asElement({ ...widget, name, view: (values) => comes.promise.then(() => widget.view(values)) }),
  );
  return {
    hold() {
      comes = Promise.withResolvers();
    },
    come: () => comes.resolve(),
    fail: () => comes.reject(new Error("away")),
  };
}
