import type { DeclaredWidget, WidgetState } from "@quire/element";
import type { ComponentType } from "react";

/** Description of a widget for the suite. */
export interface Conformance {
  readonly widget: DeclaredWidget;
  /** The export of `element.ts`. */
  readonly element: CustomElementConstructor;
  /** The component in React. */
  readonly component: ComponentType<never>;
  /** Attributes that every form is given, as their text in HTML. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Attributes that change what is shown, given, set and taken away by the suite. */
  readonly sample?: Readonly<Record<string, string>>;
  /** Checks that the view shows `sample`. Without a sample, checks that it is present. */
  readonly shows: (view: HTMLElement) => boolean;
  /** For each event of the widget, what a reader does to the view so that it fires. */
  readonly events?: Readonly<Record<string, (view: HTMLElement) => void | Promise<void>>>;
  /** How often it is mounted and removed to see what it leaves: 20 times, unless it stands for widgets of its kind. */
  readonly cycles?: number;
  /** A selector of the host and parts around the page's own text, which inherit its look. */
  readonly ownText?: string;
  /** Overlays: their frame is opened. */
  readonly open?: boolean;
  /** The final `data-state`, "ready" by default. */
  readonly state?: WidgetState;
  /** Runs before each test: puts stores and answers in place. */
  readonly prepare?: () => void | Promise<void>;
}
