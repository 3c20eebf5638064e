import type { DeclaredWidget, WidgetState } from "@quire/element";
import type { ComponentType } from "react";

/** Description of a widget for the suite. */
export interface Conformance {
  readonly widget: DeclaredWidget;
  /** The export of `element.ts`. */
  readonly element: CustomElementConstructor;
  /** The component in React. */
  readonly component: ComponentType<never>;
  /** Attributes of every mount, as their text in HTML. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Attributes that change the rendered content. The suite sets, changes and removes them. */
  readonly sample?: Readonly<Record<string, string>>;
  /** Returns true if the view shows `sample`, or if it is present when there is no sample. */
  readonly shows: (view: HTMLElement) => boolean;
  /** For each event of the widget, the user action on the view that dispatches it. */
  readonly events?: Readonly<Record<string, (view: HTMLElement) => void | Promise<void>>>;
  /** Number of mounts in the leak check. Default: 10. Representative widgets of a kind use more. */
  readonly cycles?: number;
  /** Selector of the host and parts with the page's own text, which inherit its styles. */
  readonly textOfPage?: string;
  /** Opens the frame of an overlay. */
  readonly open?: boolean;
  /** The final `data-state`, "ready" by default. */
  readonly state?: WidgetState;
  /** Runs before each test, to prepare stores and answers. */
  readonly prepare?: () => void | Promise<void>;
}
