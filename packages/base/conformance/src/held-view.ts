import { type AnyWidget, asElement, register } from "@quire/element";

/** A widget's view, which comes when its test says so. */
export interface HeldView {
  /** Holds every later request for the view. */
  hold(): void;
  come(): void;
  /** Its code cannot be had. */
  fail(): void;
}

/** Registers the element of a widget under another name, with its own view held. */
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
