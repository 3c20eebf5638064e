import type { CreateShell, ShellRoot, Skeleton } from "@quire/core/frame";
import type { Attribute, AttributeValues } from "./attribute.js";
import type { Described } from "./described.js";
import type { DomPlace, DomView } from "./dom-view.js";
import type { ShowInitial } from "./initial.js";
import type { ReactView } from "./react-view.js";

/** The events of a widget by React name: `onItemRemoved` is `quire-item-removed` in the DOM. */
export type EventProps<Events> = {
  readonly [Name in keyof Events]: (
    detail: Events[Name] extends EventOf<infer Detail> ? Detail : never,
  ) => void;
};

/** Declares an event with its description. `Detail` is the type of the event's detail. */
export interface EventOf<Detail> {
  readonly description: string;
  /** Never set. It only carries the type. */
  readonly detail?: Detail;
}

/** The props of a widget's view: the values of its attributes, and a function for each event. */
export type ViewProps<Attributes, Events = unknown> = AttributeValues<Attributes> & EventProps<Events>;

/** The declaration that all widgets share. */
interface Declared<Attributes, Events> extends Described {
  /** Name without prefix: "mini-cart" gives the tag `<quire-mini-cart>`. */
  readonly name: string;
  readonly description: string;
  readonly attributes: Attributes;
  readonly events: Events;
  /** The root of the view: the shadow root by default, or `light` for credential and address forms. */
  readonly root?: ShellRoot;
  /** True if the view of a closed overlay has work to do. The React component then renders it at once. */
  readonly worksClosed?: true;
}

/**
 * A widget with a React view. `asElement` and `asComponent` make its three forms from it: tag, data mount and
 * component.
 */
export interface Widget<Attributes, Events> extends Declared<Attributes, Events> {
  /** Creates the initial content without React. By default the host's own content shows until the view is ready. */
  readonly shell?: CreateShell;
  /** Skeleton for the loading state, unless a `shell` draws its own. */
  readonly skeleton?: Skeleton;
  /**
   * Default of the attribute `loading`. If omitted, it is `intent` for a widget with a shell, and `visible`
   * for others.
   */
  readonly loading?: "visible";
  /** Content that shows before React loads, and that the view hydrates. */
  readonly initial?: ShowInitial;
  /**
   * Imports the view, and React with it, when a user needs it. It can also load code that only these values
   * need.
   */
  readonly view: (
    values: AttributeValues<Attributes>,
  ) => Promise<{ readonly view: ReactView<ViewProps<Attributes, Events>> }>;
}

/** The declaration that all plain-DOM widgets share. */
interface DeclaredDom {
  /** Style sheets of the shadow root. */
  readonly styles?: readonly string[];
  /**
   * `followParsing`, if the view depends on the page's markup. The view then renders again when the parser adds
   * markup.
   */
  readonly follows?: (host: HTMLElement, show: () => void) => () => void;
}

/** A widget in plain DOM, without React. `asDomElement` and `asComponent` make its three forms from it. */
export interface DomWidget<Attributes, Events> extends Declared<Attributes, Events>, DeclaredDom {
  readonly dom: (place: DomPlace) => DomView<ViewProps<Attributes, Events>>;
}

/** Any widget with a React view, without the types of its attributes and events. */
export interface AnyWidget extends Omit<Widget<AnyAttributes, AnyEvents>, "view"> {
  readonly view: (values: never) => Promise<{ readonly view: ReactView<never> }>;
}

/** Any widget, with a view in React or in plain DOM. */
export type DeclaredWidget = Declared<AnyAttributes, AnyEvents>;

/** Any widget in plain DOM. */
export interface AnyDomWidget extends Declared<AnyAttributes, AnyEvents>, DeclaredDom {
  readonly dom: (place: DomPlace) => DomView;
}

type AnyAttributes = Readonly<Record<string, Attribute<unknown>>>;
type AnyEvents = Readonly<Record<string, EventOf<unknown>>>;

/**
 * Declares a widget with a React view. Returns its argument with precise types.
 * @example
 * export const miniCart = defineWidget({ name: "mini-cart", description, attributes, events, view });
 */
export function defineWidget<const Attributes extends AnyAttributes, const Events extends AnyEvents>(
  widget: Widget<Attributes, Events>,
): Widget<Attributes, Events> {
  return widget;
}

/** Declares a widget in plain DOM. Returns its argument with precise types. */
export function defineDomWidget<const Attributes extends AnyAttributes, const Events extends AnyEvents>(
  widget: DomWidget<Attributes, Events>,
): DomWidget<Attributes, Events> {
  return widget;
}

/** Declares an event whose detail has the type `Detail`. */
export function getEvent<Detail>(description: string): EventOf<Detail> {
  return { description };
}

/** `itemLimit` → `item-limit`. */
export function getAttributeName(prop: string): string {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `onItemRemoved` → `quire-item-removed`. */
export function getEventName(prop: string): string {
  return `quire${getAttributeName(prop.slice(2))}`;
}
