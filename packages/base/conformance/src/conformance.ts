import type { DeclaredWidget, WidgetState } from "@quire/element";
import type { ComponentType } from "react";

/** What the suite has to know of a widget. */
export interface Conformance {
  readonly widget: DeclaredWidget;
  /** What `element.ts` exports. */
  readonly element: CustomElementConstructor;
  /** The component in React. */
  readonly component: ComponentType<never>;
  /** Attributes that every form is given, as their text in HTML. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Attributes that change what is shown, given, set and taken away by the suite. */
  readonly sample?: Readonly<Record<string, string>>;
  /** Whether the view shows what `sample` asks for; without a sample, whether it is there at all. */
  readonly shows: (view: HTMLElement) => boolean;
  /** For each event of the widget, what a reader does to the view so that it fires. */
  readonly events?: Readonly<Record<string, (view: HTMLElement) => void | Promise<void>>>;
  /** How often it is mounted and removed to see what it leaves: 20 times, unless it stands for widgets of its kind. */
  readonly cycles?: number;
  /** A selector of the host and parts around the page's own text, which inherit its look. */
  readonly ownText?: string;
  /** Overlays: their frame is opened. */
  readonly open?: boolean;
  /** What `data-state` comes to; "ready" by default. */
  readonly state?: WidgetState;
  /** Runs before each test: puts stores and answers in place. */
  readonly prepare?: () => void | Promise<void>;
}
